import { expect, test } from 'vitest'
import { figuresIn } from '../rules-text.ts'
import { rulesTextFaults } from './rules-text.ts'

const DATA = {
  stones: 52,
  lists: [5, [7, 8], { id: 'castle', worth: 6 }],
  castles: [{ id: 'york', worth: 4 }],
  turns: [1, 2, 3],
}

const ENGLISH = `# A game

In [chapter 1](#1-material).

## 1 Material

- **AB-1.1** {{stones}} stones. See
  AB-1.2 and AB-9.9.
- **AB-1.2** York is worth {{castles.york.worth}}.

| Ruling | Point |
| --- | --- |
| AB-R01 | in order: |

**AB-T01** A test:

1. one
2. two

\`\`\`text
AB-7.7 is no rule
\`\`\`
`

test('a figure stands where the text asks for it, by name, by id and by number', () => {
  expect(figuresIn('{{stones}}, {{castles.york.worth}}, {{lists.0}}, {{lists.castle.worth}}', DATA)).toBe('52, 4, 5, 6')
  expect(figuresIn('{{count:turns}} turns: {{turns}}; {{ lists.1.1 }}', DATA)).toBe('3 turns: 1, 2, 3; 8')
})

test('what follows from several figures is worked out, and nothing from what is not there', () => {
  const assets = { windsor: { type: 'castle' }, london: { type: 'town' }, york: { type: 'castle' } }
  const data = { ...DATA, assets }
  expect(figuresIn('{{count:turns * count:lists}}, {{stones + 6}}, {{count:assets + 2 * stones}}', data)).toBe(
    '9, 58, 107',
  )
  expect(figuresIn('{{count:assets}} with {{count:assets?type=castle}} castles', data)).toBe('3 with 2 castles')
  const text = '{{stone + 1}} {{turns * 2}} {{count:stones + 1}}'
  expect(figuresIn(text, data)).toBe(text)
})

test('what the data does not have is not made up', () => {
  const text = '{{stone}} {{castles}} {{castles.0}} {{toString}} {{turns.length}} {{count:stones}} {{lists.9}} {{}}'
  expect(figuresIn(text, DATA)).toBe(text)
})

test('a text that says all the English one says has no faults', () => {
  const french = ENGLISH.replace('# A game', '# Un jeu').replace('stones. See\n  AB-1.2', 'pierres. Voir AB-1.2')
  const none = { missing: [], extra: [], figures: [], unknown: [], dead: [], numbers: [] }
  expect(rulesTextFaults(ENGLISH, ENGLISH, DATA)).toEqual(none)
  expect(rulesTextFaults(ENGLISH, french, DATA)).toEqual(none)
})

test('a list inside a list counts for itself', () => {
  const numbers = (list: string) => rulesTextFaults('', `- **AB-1.1** So:\n\n${list}`, {}).numbers
  expect(numbers('1. one\n   1. first\n   2. second\n2. two\n3. three')).toEqual([])
  expect(numbers('1. one\n   1. first\n   3. third\n2. two')).toEqual(['AB-1.1: 3 after 1'])
  expect(numbers('3. three\n4. four\n\nElse:\n\n1. one\n2. two')).toEqual([])
})

test('every way in which a translation falls short is named', () => {
  const broken = ENGLISH.replace('**AB-1.2**', '**AB-1.3**')
    .replace('{{stones}} stones', '52 stones of {{stone}}')
    .replace('#1-material', '#1-matériel')
    .replace('2. two', '2. two; 3. three\n4. four')
  expect(rulesTextFaults(ENGLISH, broken, DATA)).toEqual({
    missing: ['AB-1.2'],
    extra: ['AB-1.3'],
    figures: ['AB-1.1: without stones; with stone'],
    unknown: ['stone'],
    dead: ['1-matériel'],
    numbers: ['AB-T01: 3 inside 2', 'AB-T01: 4 after 2'],
  })
})

test('an empty word is no number, and a list of which a part cannot be shown is not shown', () => {
  const data = { empty: '', lists: [[1, { id: 'x' }], []], one: [7] }
  for (const text of ['{{empty + 1}}', '{{2 * empty}}', '{{lists.0}}', '{{lists.1}}'])
    expect(figuresIn(text, data)).toBe(text)
  expect(figuresIn('{{one}}, {{one.0 + 1}}, [{{empty}}]', data)).toBe('7, 8, []')
})
