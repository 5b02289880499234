/** What a drawing says, line by line: names, states, words, figures and signs. */
import { render, type VNode } from 'preact'
import { act as settled } from 'preact/test-utils'
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
import { Part } from './document.ts'

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
const PLAIN = /^(spot|choice|asks|figure|quiet|appears|travels|glow|filled|hit|board|in-slot|.*(-name|-row|-table))$/
/** A drawing is found by a part that no other has. */
export type Outlines = ReadonlyMap<string, string>

/** Its form, and the colour it has or stands in. */
function outlineOf(part: Part): string {
  const filled = part.around().find((each) => each.hasAttribute('fill'))
  return `${part.getAttribute('d')} ${filled?.getAttribute('fill')}`
}

export function outlines(): Outlines {
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
  const [, bone] = part.childNodes
  if (bone instanceof Part && bone.getAttribute('rx') === '16') {
    const spots = part.childNodes.filter((child) => child instanceof Part && child.getAttribute('r') === '8')
    return `<die ${spots.length}${bone.getAttribute('fill') === 'var(--seed)' ? ', gilded' : ''}>`
  }
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

const looks = new Map<string, string>()

/** Its classes, as far as they say something. */
export function lookOf(part: Part): string {
  const classes = part.getAttribute('class') ?? ''
  const known = looks.get(classes)
  if (known !== undefined) return known
  const names = classes.split(' ').filter((name) => name !== '' && !PLAIN.test(name))
  const look = names.map((name) => name.replace(/^(la|rk|r3|wr)-/, '')).join(' ')
  looks.set(classes, look)
  return look
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

export function linesOf(root: Part, signs: Outlines): readonly string[] {
  const { here, lines } = said(root, signs)
  return here.length > 0 ? [here.join(' '), ...lines] : lines
}
