/**
 * What a board shows and says, as text that a person can read: every name, state, word, number and sign of a drawing, and the
 * cards of facts. Written down once for each kind of decision and compared ever after, so that nothing on a board changes by
 * accident; whether a figure is true is the part of `figures.ts`.
 */
import { render, type VNode } from 'preact'
import { act as settled } from 'preact/test-utils'
import type { AnyGame, Options, Phrase, Seat } from '../../engine/game.ts'
import { type Catalogue, render as inWords } from '../../engine/words.ts'
import type { Board, SeatFace } from '../board.ts'
import {
  Castle,
  Coin,
  Crown,
  Extension,
  Laurel,
  Mitre,
  Nobleman,
  Port,
  Rise,
  Rose,
  Shield,
  Ship,
  Squire,
  Town,
  Vote,
} from '../drawings.ts'
import { type Decision, decisionsOf, endOf, type Sampling } from './decisions.ts'
import { layGround, Part } from './document.ts'
import { Easel, type Pointer } from './easel.tsx'
import { facesOf } from './faces.ts'

export interface Showing<Move> {
  readonly game: AnyGame
  readonly board: unknown
  readonly sampling: Sampling<Move>
  /** English, the game's own first. */
  readonly words: readonly Catalogue[]
  /** Options of the table that is shown when its game is over. */
  readonly over?: Options
}

/** Signs that mean something beside words: a crown, a coin. What is drawn by number shows its number. */
const SIGNS: readonly (readonly [name: string, drawing: VNode])[] = [
  ['castle', <Castle />],
  ['coin', <Coin />],
  ['crown', <Crown />],
  ['extension', <Extension />],
  ['laurel', <Laurel points="" />],
  ['mitre', <Mitre />],
  ['nobleman', <Nobleman />],
  ['port', <Port />],
  ['rise', <Rise />],
  ['red rose', <Rose house="lancaster" />],
  ['white rose', <Rose house="york" />],
  ['shield', <Shield livery="azure" />],
  ['ship', <Ship />],
  ['squire', <Squire />],
  ['town', <Town />],
  ['vote', <Vote />],
]
const STATES = [
  'aria-pressed',
  'aria-expanded',
  'aria-current',
  'aria-disabled',
  'disabled',
  'data-figure',
  'data-count',
] as const
/** Looks that say nothing of the game. */
const PLAIN =
  /^(spot|choice|asks|figure|quiet|unseen|appears|travels|glow|filled|hit|board|in-slot|.*(-name|-row|-table))$/
/** A drawing is found by a part that no other has. */
type Outlines = ReadonlyMap<string, string>

/** Its form, and the colour it has or stands in. */
function outlineOf(part: Part): string {
  const colours = part.around().flatMap((each) => each.getAttribute('fill') ?? [])
  return `${part.getAttribute('d')} ${colours[0]}`
}

function outlines(): Outlines {
  const forms = SIGNS.map(([name, drawing]) => {
    const root = new Part('http://www.w3.org/2000/svg', 'svg')
    void settled(() => render(drawing, root as unknown as Element))
    return {
      name,
      own: root
        .inside()
        .filter((part) => part.hasAttribute('d'))
        .map(outlineOf),
    }
  })
  return new Map(
    forms.flatMap(({ name, own }) => {
      const form = own.find((each) => forms.filter((other) => other.own.includes(each)).length === 1)
      return form === undefined ? [] : [[form, name] as const]
    }),
  )
}

/** A sign with the livery it stands in, a die with its face. */
function signOf(part: Part, signs: Outlines): string {
  const spots = part.childNodes.filter((child) => child instanceof Part && child.getAttribute('r') === '8')
  const [, bone] = part.childNodes
  if (spots.length > 0 && bone instanceof Part && bone.getAttribute('rx') === '16')
    return `<die ${spots.length}${bone.getAttribute('fill') === 'var(--seed)' ? ', gilded' : ''}>`
  const sign = part.hasAttribute('d') ? signs.get(outlineOf(part)) : undefined
  if (sign !== 'shield') return sign === undefined ? '' : `<${sign}>`
  const worn = part.around().flatMap((each) => /livery-(\S+)/.exec(each.getAttribute('class') ?? '')?.[1] ?? [])
  return `<shield ${worn[0]}>`
}

/** Words of this part alone, without those of what is inside. */
function wordsOf(part: Part): string {
  return part.childNodes
    .flatMap((child) => (child instanceof Part ? [] : [child.textContent]))
    .join('')
    .trim()
}

function lookOf(part: Part): string {
  const names = (part.getAttribute('class') ?? '').split(' ').filter((name) => name !== '' && !PLAIN.test(name))
  return names.map((name) => name.replace(/^(la|rk|r3|wr)-/, '')).join(' ')
}

const BLOCKS: ReadonlySet<string> = new Set([
  'li',
  'tr',
  'p',
  'button',
  'h2',
  'h3',
  'h4',
  'summary',
  'header',
  'ol',
  'ul',
])

/** What a part says by itself, beside what is inside it. */
function saidBy(part: Part, signs: Outlines): readonly string[] {
  const label = part.getAttribute('aria-label')
  const title = part.getAttribute('title')
  const states = STATES.flatMap((name) =>
    part.hasAttribute(name) ? [`${name.replace(/^(aria|data)-/, '')} ${part.getAttribute(name)}`] : [],
  )
  return [
    label === null ? '' : `${part.getAttribute('role') ?? part.localName} “${label}”`,
    title === null || title === label ? '' : `(${title})`,
    states.length > 0 ? `[${states.join(', ')}]` : '',
    wordsOf(part),
    signOf(part, signs),
  ].filter((said) => said !== '')
}

interface Said {
  /** For the line around it. */
  readonly here: readonly string[]
  readonly lines: readonly string[]
}

/** Whatever has a name, and every paragraph, is a line: with all that is in it, but for what has a line of its own. */
function said(part: Part, signs: Outlines): Said {
  if (part.is('map-tools')) return { here: [], lines: [] }
  const inside = part.childNodes.flatMap((child) => (child instanceof Part ? [said(child, signs)] : []))
  const words = [...saidBy(part, signs), ...inside.flatMap(({ here }) => here)]
  const lines = inside.flatMap((each) => each.lines)
  const look = lookOf(part)
  const here = words.length > 0 && look !== '' ? [`{${look}}`, ...words] : words
  const isBlock = BLOCKS.has(part.localName) || part.hasAttribute('aria-label')
  if (!isBlock || here.length === 0) return { here, lines }
  // Of a map or a page each part has its line.
  if (part.getAttribute('role') === 'group' || part.localName === 'section') {
    const own = saidBy(part, signs)
    const parts = inside.flatMap((each) => [...(each.here.length > 0 ? [each.here.join(' ')] : []), ...each.lines])
    return {
      here: [],
      lines: [[...(look === '' ? [] : [`{${look}}`]), ...own].join(' '), ...parts.map((line) => `  ${line}`)],
    }
  }
  return { here: [], lines: [here.join(' '), ...lines.map((line) => `  ${line}`)] }
}

function linesOf(root: Part, signs: Outlines): readonly string[] {
  const { here, lines } = said(root, signs)
  return here.length > 0 ? [here.join(' '), ...lines] : lines
}

/** The card of every part that has one and looks as none before. */
function cardsOf(easel: Easel, met: Set<string>): readonly string[] {
  const cards: string[] = []
  for (const part of easel.parts().filter((each) => each.is('spot'))) {
    const look = `${part.getAttribute('class')} ${part.getAttribute('aria-label')} ${part.textContent}`
    if (met.has(look)) continue
    met.add(look)
    void settled(() => void part.hears('pointermove', { pointerType: 'mouse', movementX: 1, movementY: 0 }))
    const card = easel.parts().find((each) => each.is('fact-card'))
    if (card) cards.push(card.childNodes.map((child) => child.textContent).join(' | '))
    void settled(() => void part.hears('pointerleave', { pointerType: 'mouse' }, false))
  }
  return cards
}

/** Every kind of decision once; of those after the first only what no board before has shown. */
export function shown<Move>({ game, board, sampling, words, over }: Showing<Move>): string {
  layGround()
  const signs = outlines()
  const known = new Set<string>()
  const met = new Set<string>()
  const drawn = board as Board<unknown, unknown>
  const picture = (
    title: string,
    decision: Decision,
    pointer: Pointer,
    faces: readonly SeatFace[],
  ): readonly string[] => {
    const say = (phrase: Phrase): string =>
      inWords(phrase, { locale: 'en', catalogues: words, seatName: (seat: Seat) => faces[seat]?.name ?? '' })
    const offers = decision.offers.map((offer) => ({
      ...offer,
      label: say(game.speech.move(offer.move, decision.view)),
    }))
    const easel = new Easel(drawn, { ...decision, offers }, pointer, faces, {
      say,
      told: true,
      hint: offers.at(-1)?.text ?? null,
    })
    const lines = [
      ...easel.roots().flatMap((root) => linesOf(root, signs)),
      ...cardsOf(easel, met).map((card) => `card: ${card}`),
    ]
    easel.clear()
    const fresh = lines.filter((line) => !known.has(line.trim()))
    for (const line of lines) known.add(line.trim())
    return [`## ${title}: ${lines.length} lines, of which are new`, ...fresh, '']
  }
  const decisions = decisionsOf(game, sampling)
  const most = decisions.reduce((best, each) => (each.seats > best.seats ? each : best))
  return [
    ...decisions.flatMap((decision, i) =>
      picture(
        `${decision.name}, ${decision.kind}`,
        decision,
        i % 2 === 0 ? 'mouse' : 'touch',
        facesOf(game, decision.seats),
      ),
    ),
    ...picture(
      `${most.name}, looked on`,
      { ...most, seat: null, view: most.watched(), offers: [] },
      'mouse',
      facesOf(game, most.seats),
    ),
    ...game.about.seatCounts.flatMap((seats) => {
      const end = endOf(game, seats, over)
      return picture(`${end.name}, the end`, end, 'mouse', facesOf(game, seats))
    }),
  ].join('\n')
}
