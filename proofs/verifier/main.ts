/// <reference lib="dom" />
/** The stand-alone verifier: one page and one script that work from a folder, without any server. */
import { entropyWays } from '../../engine/record-check.ts'
import type { EntropyWay } from '../../engine/entropy.ts'
import type { Record, RecordPart } from '../../engine/record.ts'
import { LOCALES } from '../../engine/words.ts'
import { type Checked, check } from './check.ts'
import { LANGUAGES, preferred, sayIn, type WordId } from './words.ts'

function part<T extends Element>(kind: new () => T, selector: string): T {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`)
  return found
}

const result = part(HTMLElement, '#result')
const facts = part(HTMLDListElement, '#facts')
const file = part(HTMLInputElement, '#file')
const area = part(HTMLTextAreaElement, '#text')
const language = part(HTMLSelectElement, '#language')
let locale = preferred(navigator.languages)
let say = sayIn(locale)
let shown: Checked | null = null

function speak(): void {
  say = sayIn(locale)
  document.documentElement.lang = locale
  document.title = `Rose & Crown: ${say('title')}`
  for (const element of document.querySelectorAll<HTMLElement>('[data-say]'))
    element.textContent = say(element.dataset['say'] as WordId)
  if (shown) show(shown)
}

function show(checked: Checked): void {
  shown = checked
  facts.replaceChildren()
  result.dataset['holds'] = String(checked.holds)
  const { fault, record, findings, signature } = checked
  if (fault) {
    // What the rules say of a line they say in English, wherever they say it.
    const why = document.createElement('span')
    why.lang = 'en'
    why.textContent = `${fault.fault}.`
    const where = fault.line > 0 ? `${say('line', { line: String(fault.line) })} ` : ''
    result.replaceChildren(`${say('fails')} ${where}`, why)
  } else result.textContent = say(checked.holds ? 'holds' : signature === 'fails' ? 'fails' : 'practice')
  const parts = Object.entries({ ...findings, signature }).map(
    ([part, finding]) => [say(`part.${part as RecordPart | 'signature'}`), say(`finding.${finding}`)] as const,
  )
  for (const [name, value] of [...parts, ...(record && !fault ? rowsOf(record, checked.draws) : [])]) {
    const term = document.createElement('dt')
    const detail = document.createElement('dd')
    term.textContent = name
    detail.textContent = value
    facts.append(term, detail)
  }
}

function rowsOf(record: Record, draws: number): readonly (readonly [string, string])[] {
  const { dice, game, result: outcome } = record
  const ways = entropyWays(record)
  const version = String(record.version)
  const { reason = '', places = [] } = outcome ?? {}
  return [
    [say('game'), say('game.value', { game, version })],
    [say('players'), record.players.join(', ')],
    ...(record.extra ?? []).flatMap((times, seat) =>
      times > 1
        ? [
            [
              say('extra', { seat: String(seat + 1) }),
              say('extra.times', { times: times.toLocaleString(locale) }),
            ] as const,
          ]
        : [],
    ),
    [say('date'), record.date || say('date.none')],
    [say('moves'), String(record.moves.length)],
    [say('draws'), String(draws)],
    [say('dice'), dice.make === 'sealed' ? say('dice.sealed') : say('dice.quick', { seed: String(dice.seed) })],
    ...(dice.make === 'sealed'
      ? ([
          [say('commitment'), dice.commitment],
          [say('key'), dice.key ?? ''],
          ...(record.signature ? ([[say('house'), record.signature.key]] as const) : []),
          ...dice.entropy.map((entropy, seat) => [entropyText(ways[seat] ?? null, seat), entropy] as const),
        ] as const)
      : []),
    [say('result'), outcome ? say('result.value', { reason, places: places.join(', ') }) : say('result.running')],
    [say('state'), record.state],
  ]
}

function entropyText(way: EntropyWay | null, seat: number): string {
  return say(way === null ? 'entropy' : `entropy.${way}`, { seat: String(seat + 1) })
}

async function read(text: string): Promise<void> {
  result.textContent = say('checking')
  shown = null
  delete result.dataset['holds']
  show(await check(text))
}

for (const each of LOCALES) language.append(new Option(LANGUAGES[each], each, false, each === locale))
language.addEventListener('change', () => {
  locale = preferred([language.value])
  speak()
})
speak()

file.addEventListener('change', () => {
  const [chosen] = file.files ?? []
  if (chosen) void chosen.text().then(read)
})
part(HTMLButtonElement, '#check').addEventListener('click', () => {
  // A text area gives lines without the last one's end, and a record ends in one.
  const { value } = area
  void read(value.endsWith('\n') ? value : `${value}\n`)
})
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  const [dropped] = event.dataTransfer?.files ?? []
  if (dropped) void dropped.text().then(read)
})
