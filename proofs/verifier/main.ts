/// <reference lib="dom" />
/** The stand-alone verifier: one page and one script that work from a folder, without any server. */
import { type Checked, check } from './check.ts'

function part<T extends Element>(kind: new () => T, selector: string): T {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`)
  return found
}

const result = part(HTMLElement, '#result')
const facts = part(HTMLDListElement, '#facts')
const file = part(HTMLInputElement, '#file')
const area = part(HTMLTextAreaElement, '#text')

function show(checked: Checked): void {
  facts.replaceChildren()
  result.dataset['holds'] = String(checked.holds)
  if (!checked.holds) {
    result.textContent = `This record does not hold. ${checked.line > 0 ? `Line ${checked.line}: ` : ''}${checked.fault}.`
    return
  }
  const { record, draws } = checked
  result.textContent = 'This record holds: every line, every move and every throw of the dice.'
  const { dice } = record
  const rows: readonly (readonly [string, string])[] = [
    ['Game', `${record.game}, rules version ${record.version}`],
    ['Players', record.players.join(', ')],
    ['Date', record.date || 'not given'],
    ['Moves', String(record.moves.length)],
    ['Draws', String(draws)],
    ['Dice', dice.make === 'sealed' ? 'sealed' : `quick, seed ${dice.seed}: for practice, not for a real table`],
    ...(dice.make === 'sealed'
      ? ([
          ['Commitment', dice.commitment],
          ['Key', dice.key ?? ''],
          ...dice.entropy.map((entropy, seat) => [`Entropy of seat ${seat + 1}`, entropy] as const),
        ] as const)
      : []),
    ['Result', record.result ? `${record.result.reason}; places ${record.result.places.join(', ')}` : 'still running'],
    ['Last state', record.state],
  ]
  for (const [name, value] of rows) {
    const term = document.createElement('dt')
    const detail = document.createElement('dd')
    term.textContent = name
    detail.textContent = value
    facts.append(term, detail)
  }
}

async function read(text: string): Promise<void> {
  result.textContent = 'Checking …'
  delete result.dataset['holds']
  show(await check(text))
}

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
