import { expect, test } from 'vitest'
import { quick } from '../../../engine/dice.ts'
import { type Catalogue, type Locale, render } from '../../../engine/words.ts'
import { game } from '../index.ts'
import { PRINTED } from '../rules/figures.ts'
import { write } from '../rules/notation.ts'
import { lawText } from '../speech/texts.ts'
import cs from '../words/cs.json' with { type: 'json' }
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }
import { BLUE, GREEN, RED, table, TWO } from './position.ts'

const say = (phrase: Parameters<typeof render>[0], locale: Locale = 'en', words: Catalogue = en): string =>
  render(phrase, { locale, catalogues: [words], seatName: (seat) => ['Ann', 'Ben', 'Cy', 'Di'][seat] ?? '?' })

test('laws read like cards', () => {
  const texts = Object.fromEntries(PRINTED.laws.map((law) => [law.id, say(lawText(law))]))
  expect(texts['law-most-gold-upgrades']).toBe('Most gold: the upgrade of a placed knight.')
  expect(texts['law-squire-and-gold-for-points']).toBe('As often as you like: pay 1 gold and 1 squire, get 3 points.')
  expect(texts['law-strength-two-squires']).toBe('For each placed knight of strength 2: 1 squire.')
  expect(texts['law-three-noblemen-recruit']).toBe('For every 3 noblemen: a new knight of strength 1.')
  expect(texts['law-four-strengths-points']).toBe('Knights of all four strengths placed: 6 points.')
  const german = PRINTED.laws.map((law) => say(lawText(law), 'de', de))
  expect(german).toContain('Für je 3 eigene Grafschaften: 8 Punkte.')
  expect(PRINTED.laws.map((law) => say(lawText(law), 'cs', cs))).toContain('Za každé 3 přístavby: 5 bodů.')
})

test('moves read as entries of a list, an ally’s as such', () => {
  const t = table(2).conflict('UL', 'conflict-03')
  const view = t.view(TWO.blue)
  const lines = new Map(game.legal(t.state, TWO.blue).map((move) => [write(move), say(game.speech.move(move, view))]))
  expect(lines.get('2A+1')).toBe('Strength 2 with 1 squire to Stafford')
  expect(lines.get('1@gold')).toBe('Strength 1 to the castle, Treasury')
  expect(lines.get('a2>UL')).toBe('Ally: Strength 2 to the upper left conflict (France 5)')
  const county = table().county(RED, 'I', 2).stock('gold', 0, 0, 5).counties()
  const both = game.legal(county.state, RED).at(-1)!
  expect(say(game.speech.move(both, county.view(RED)))).toBe(
    'Pay 3 gold for both: the nobleman of Surrey, and 2 squires and 2 gold',
  )
})

test('an exchange names what all of it costs and gives, under corrected figures too', () => {
  const effect = [{ op: 'recruit', strength: 1, count: 1 }, { op: 'extension' }] as const
  const t = table(3, { laws: { 'law-gold-buys-votes': { effect } } }).stock('gold', 2, 0, 0)
  t.applyLaws('law-gold-buys-votes')
  const labels = game.legal(t.state, BLUE).map((move) => say(game.speech.move(move, t.view(BLUE))))
  expect(labels).toEqual([
    'No exchange',
    'Pay 1 gold, get a new knight of strength 1 and an extension tile',
    'Pay 2 gold, get 2 new knights of strength 1 and 2 extension tiles',
  ])
})

test('LA-12.8 LA-12.10 what is lost on an ally is not promised', () => {
  const labels = (t: ReturnType<typeof table>) =>
    game.legal(t.state, TWO.blue).map((move) => say(game.speech.move(move, t.view(TWO.blue))))
  const favour = table(2).conflict('UL', 'conflict-03').play(TWO.blue, 'a2>UL')
  expect(labels(favour).slice(0, 4)).toEqual([
    'Favour: a nobleman out of the game',
    'Favour: the upgrade of a knight',
    'Turn down 3 squires: lost on your ally',
    'Turn down 2 gold: lost on your ally',
  ])
  favour.play(TWO.blue, 'favour:two-gold')
  expect(say(game.speech.event(favour.told('favour')[0]!))).toBe(
    'Ann’s ally receives the King’s favour: 2 gold, lost on an ally.',
  )
  const gloucester = table(2).county(TWO.yellow, 'D', 3).counties()
  expect(labels(gloucester)).toEqual(['Remove a nobleman of Gloucester', 'Reward: the upgrade of a knight'])
  const somerset = table(2).county(TWO.yellow, 'G', 4).counties()
  expect(labels(somerset)).toEqual(['Remove a nobleman of Somerset', 'Reward: nothing'])
})

test('a prompt says what is asked and cites its rule; the others wait', () => {
  const t = table().stock('gold', 3, 0, 0).applyLaws('law-gold-buys-votes')
  expect(game.speech.prompt(t.view(BLUE), BLUE).rule).toBe('LA-6.3')
  expect(say(game.speech.prompt(t.view(BLUE), BLUE).ask)).toBe(
    'Bought voices: how often do you exchange? As often as you like: pay 1 gold, get 1 vote.',
  )
  expect(say(game.speech.prompt(t.view(RED), RED).ask)).toBe('Waiting for Ann: an exchange.')
  const poor = table().stock('gold', 0, 0, 0).applyLaws('law-gold-buys-votes')
  expect(say(game.speech.prompt(poor.view(BLUE), BLUE).ask)).toBe(
    'Bought voices: you cannot pay for an exchange. As often as you like: pay 1 gold, get 1 vote.',
  )
  expect(game.speech.prompt(poor.view(RED), RED)).toEqual(game.speech.prompt(t.view(RED), RED))
  const vote = table().parliament().play(GREEN, 'no')
  expect(say(game.speech.prompt(vote.view(GREEN), GREEN).ask)).toBe('Waiting for Ann and Cy: the vote.')
})

test('a battle is told with its ranks', () => {
  const t = table().conflict('UL', 'conflict-03', [BLUE, 2], [GREEN, 1], [RED, 2]).conflicts()
  expect(say(game.speech.event(t.told('battle')[0]!))).toBe(
    'England wins the upper left conflict, 5 against 5: Cy 4 points, Ann 2 points, and Ben 1 point.',
  )
  expect(say(game.speech.event(t.told('battle')[0]!), 'fr', fr)).toBe(
    'L’Angleterre gagne le conflit en haut à gauche, 5 contre 5\u202f: Cy 4 points, Ann 2 points et Ben 1 point.',
  )
})

test('the standing shows own stocks and open numbers only', () => {
  const t = table().stock('gold', 5, 1, 1)
  const standing = game.speech.standing(t.view(GREEN))
  expect(standing.map(({ facts }) => facts.map((fact) => say(fact)).join(', '))).toEqual([
    '1 vote, knights’ strength 3, 0 extensions, 0 noblemen, start player',
    '1 gold, 2 squires, 1 vote, knights’ strength 3, 0 extensions, 0 noblemen',
    '1 vote, knights’ strength 3, 0 extensions, 0 noblemen',
  ])
})

test('seats wear the colours of the box', () => {
  const liveries = (seats: number) => Array.from({ length: seats }, (_, seat) => game.speech.seat(seat, seats).livery)
  expect(liveries(5)).toEqual(['azure', 'vert', 'gules', 'or', 'purpure'])
  expect(liveries(2)).toEqual(['azure', 'gules'])
})

test.each([2, 4])('everything said in a random game with %i seats has words in every language', (seats) => {
  const readers: readonly (readonly [Locale, Catalogue])[] = [
    ['en', en],
    ['fr', fr],
    ['it', it],
    ['cs', cs],
    ['de', de],
  ]
  const check = (phrase: Parameters<typeof render>[0]): void => {
    for (const [locale, words] of readers) expect(say(phrase, locale, words)).not.toMatch(/[{}]|\b[a-z]+\.[a-z]/)
  }
  for (let seed = 1; seed <= 4; seed++) {
    const dice = quick(seed)
    const state = game.setup(seats, { figures: null }, dice)
    for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
      const view = game.view(state, seat)
      const moves = game.legal(state, seat)
      const move = moves[dice.int(moves.length)]!
      check(game.speech.prompt(view, seat).ask)
      check(game.speech.prompt(view, null).ask)
      check(game.speech.move(move, view))
      game.apply(state, seat, move, dice, (event) => check(game.speech.event(event)))
    }
  }
})

test('a listener can ask what lies around a player: rooms of the castle, extensions, noblemen by their counties', () => {
  const view = table(4).view(BLUE)
  const [ann, ben, ...others] = view.players
  if (!ann || !ben) throw new Error('nobody sits there')
  const house = {
    ...ben,
    castle: [0, 2, 0, 0, 0, 0],
    extensions: [true, false, false, false, true, false],
    noblemen: [true, false, false, false, false, false, false, false, true],
  }
  const told = (place: string) =>
    (game.speech.describe?.({ ...view, players: [ann, house, ...others] }, place) ?? []).map((phrase) => say(phrase))
  expect(told('seat 1')).toEqual(
    expect.arrayContaining([
      'Knights in the castle: Squires’ hall (Strength 2).',
      'Extensions: Treasury and Gatehouse.',
      'Noblemen from: Stafford and Surrey.',
    ]),
  )
  expect(told('seat 0').join(' ')).not.toMatch(/Extensions|Noblemen from|in the castle/)
})

test('a vote that was taken in this parliament is told with everybody’s share, one of the round before is not', () => {
  const view = table(4).view(BLUE)
  const [law = '', ...laws] = view.laws.proposed
  const ballots = [true, false, false, true].map((yes, seat) => ({ yes, votes: seat }))
  const results = [{ law: law ?? '', ballots, yes: 5, no: 5, passed: false }]
  const told = (proposed: typeof view.laws.proposed) => {
    const after = { ...view, laws: { ...view.laws, proposed, results } }
    return (game.speech.describe?.(after, `law ${law}`) ?? []).map((phrase) => say(phrase))
  }
  expect(told([null, ...laws]).at(-1)).toBe('5 for, 5 against: Ann: yes +0, Ben: no +1, Cy: no +2, and Di: yes +3.')
  expect(told([law, ...laws]).join(' ')).not.toContain('against')
})

test('a terminal shows the board as lines: what is hidden behind a screen as a question mark', () => {
  const t = table(3).stock('gold', 5, 1, 0).stock('squires', 1, 2, 3)
  t.county(BLUE, 'A', 1, 2).castle(GREEN, 1, 2).extensions(GREEN, 'gold').noblemen(RED, 'BD')
  t.conflict('UL', 'conflict-03', [BLUE, 2], [RED, 1]).conflict('LR', 'conflict-04')
  const current = ['law-most-gold-upgrades', 'law-most-squires-recruits', 'law-two-counties-points']
  t.laws(current, ['law-gold-buys-votes', 'law-strength-two-squires'])
  expect(game.speech.sketch?.(t.view(BLUE)).split('\n')).toEqual([
    '1/5 placement',
    'A stafford     ≥1  ×2  1: 1+2=3',
    'B warwick      ≥2  ×1  –',
    'C norfolk      ≥3  ×2  –',
    'D gloucester   ≥3  ×1  –',
    'E oxford       ≥1  ×2  –',
    'F essex        ≥3  ×2  –',
    'G somerset     ≥4  ×2  –',
    'H hampshire    ≥1  ×2  –',
    'I surrey       ≥2  ×2  –',
    '1 3/5  (4 2 1)  1: 2  3: 1',
    '2 –',
    '3 –',
    '4 0/5  (4 2 1)  ',
    '= law-most-gold-upgrades | law-most-squires-recruits | law-two-counties-points',
    '? law-gold-buys-votes | law-strength-two-squires | –',
    '1  [0 0 0 0]  castle ······  £5 ♙1 ✓1  ',
    '2  [1 0 0 0]  castle #2····  £? ♙? ✓1  ',
    '3  [0 1 0 0]  castle ······  £? ♙? ✓1  BD',
  ])
})

test('a terminal marks what is an ally’s with a plus', () => {
  const t = table(2).county(TWO.yellow, 'A', 2).castle(TWO.green, 1, 1)
  const lines = game.speech.sketch?.(t.view(TWO.blue)).split('\n') ?? []
  expect(lines).toContain('A stafford     ≥1  ×2  1+: 2+0=2')
  expect(lines.slice(-2)).toEqual(['1+ [0 0 0 0]  castle ··', '2+ [0 1 0 0]  castle ·1'])
})
