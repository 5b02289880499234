import { expect, test } from 'vitest'
import { whyNot } from '../rules/refusals.ts'
import en from '../words/en.json' with { type: 'json' }
import { refusals, tries } from '../speech/tries.ts'
import { L, Table, Y } from './position.ts'

test('a refusal says why, as far as the player can know', () => {
  const table = new Table({
    lancaster: {
      middlesex: 'oxford beaumont',
      cumbria: 'clifford',
      somerset: 'levy-bristol',
      kent: 'stanley',
      france: 'exeter',
    },
    york: { sussex: 'norfolk' },
  }).cards('4', '2')
  const why = (text: string): string => whyNot(table.state, L, text)
  table.play(L, 'oxford:middlesex>oxford')
  const reasons: [string, string][] = [
    ['oxford:oxford>wilts', 'has-moved'],
    ['beaumont:middlesex>derby', 'no-border'],
    ['beaumont:middlesex>leicester>derby>chester', 'too-far'],
    ['beaumont:middlesex>sussex>wilts', 'enemy-stops'],
    ['clifford:cumbria>north-yorks>south-yorks', 'must-stop'],
    ['levy-bristol:somerset~chester', 'cannot-sail'],
    ['exeter:france~sussex', 'enemy-coast'],
    ['exeter:france~calais', 'enemy-exile'],
    ['exeter:france~derby', 'no-sea-way'],
    ['+rivers@kent', 'no-recruit'],
    ['card:3', 'card-played'],
    ['warwick:calais>kent', 'unknown'],
    ['hello', 'unknown'],
  ]
  for (const [text, reason] of reasons) expect([text, why(text)]).toEqual([text, reason])
  expect(whyNot(table.state, Y, 'end')).toBe('not-your-turn')
  const ids = ['no-points', 'card-forbids', 'pinned', 'enemy-border', 'border-full', 'too-many-borders']
  for (const reason of [...ids, ...reasons.map(([, id]) => id)]) expect(en).toHaveProperty([`refused.${reason}`])
})

test('R3-10.5 an heir who comes of age is refused an area where the enemy stands, and why is said', () => {
  const table = new Table({ dead: ['york-rutland'], lancaster: { derby: 'oxford' } })
  table.state.due = [0, 1]
  table.supply()
  expect(table.list(Y)).toContain('enter:clarence@calais')
  expect(whyNot(table.state, Y, 'enter:clarence@derby')).toBe('no-entry')
  expect(whyNot(table.state, Y, 'enter:clarence@france')).toBe('no-entry')
})

test('R3-6.14 R3-6.8 pinned blocks and full borders are named as the reason', () => {
  const table = new Table({
    lancaster: { derby: 'oxford' },
    york: { chester: 'norfolk', middlesex: 'suffolk arundel essex worcester hastings' },
  }).cards('4', '3')
  table.play(L, 'oxford:derby>chester', 'end')
  expect(whyNot(table.state, Y, 'norfolk:chester>lancaster')).toBe('pinned')
  for (const name of ['suffolk', 'arundel', 'essex', 'worcester']) table.play(Y, `${name}:middlesex>oxford`)
  expect(whyNot(table.state, Y, 'hastings:middlesex>oxford')).toBe('border-full')
})

test('R3-8.4 R3-8.11 R3-8.12 R3-8.16 R3-9.1 a battle says why a block cannot do what it is asked to', () => {
  const table = new Table({
    york: { kent: 'norfolk suffolk rutland', ireland: 'york' },
    lancaster: { kent: 'beaumont clifford', derby: 'oxford' },
  })
  table.entered(Y, 'kent', 'middlesex', 'rutland').battle('kent', L, 'sussex', 'beaumont clifford')
  const seat = table.view(Y).awaiting[0] ?? -1
  expect(seat).toBe(L)
  const why = (text: string): string => whyNot(table.state, L, text)
  // Clifford is an A, Beaumont a B.
  expect(why('fire:beaumont')).toBe('not-its-turn')
  expect(why('fire:oxford')).toBe('not-in-battle')
  expect(why('retreat:clifford>sussex')).toBe('no-retreat-yet')
  expect(why('charge:clifford!norfolk')).toBe('no-charge')
  expect(why('treachery:clifford!norfolk')).toBe('no-office')
  expect(why('clifford:kent>middlesex')).toBe('first-battle-turn')
  expect(why('card:3')).toBe('first-battle-turn')
  table.play(L, 'pass:clifford')
  expect(whyNot(table.state, Y, 'fire:rutland')).toBe('in-reserve')
})

test('R3-8.8 hits go to the strongest, and the others say so', () => {
  // Clifford throws four dice; Norfolk and Suffolk are equally strong, so their owner chooses between them.
  const table = new Table({ york: { kent: 'norfolk/3 suffolk/3 essex/1' }, lancaster: { kent: 'clifford' } })
  table.battle('kent', L, 'sussex', 'clifford').roll(1, 6, 6, 6)
  table.play(L, 'fire:clifford')
  expect(table.state.phase).toBe('assign-hits')
  expect(whyNot(table.state, Y, 'hit:essex')).toBe('not-strongest')
})

test('R3-11.2 a block that is fed, and one that was named, say so', () => {
  const table = new Table({
    lancaster: { derby: 'oxford beaumont clifford exeter somerset devon', kent: 'stanley' },
    york: { ireland: 'york' },
  })
  table.supply()
  expect(table.state.phase).toBe('supply-loss')
  expect(whyNot(table.state, L, 'starve:stanley')).toBe('fed')
  expect(whyNot(table.state, L, 'oxford:derby>chester')).toBe('first-supply-loss')
  table.play(L, 'starve:oxford')
  expect(whyNot(table.state, L, 'starve:oxford')).toBe('named')
})

/** Norfolk and Suffolk attack Beaumont and Clifford in Kent; both sides have passed the first round. */
const second = (): Table => {
  const table = new Table({
    lancaster: { kent: 'beaumont clifford', middlesex: 'oxford' },
    york: { kent: 'norfolk suffolk' },
  }).battle('kent', Y, 'sussex', 'norfolk suffolk')
  table.play(L, 'pass:clifford', 'pass:beaumont')
  for (const name of ['norfolk', 'suffolk']) table.play(Y, `pass:${name}`)
  return table
}

/** In the fourth round the attackers have to leave. */
const fourth = (): Table => {
  const table = second()
  for (const _ of [2, 3]) {
    table.play(L, 'pass:clifford', 'pass:beaumont')
    for (const name of ['norfolk', 'suffolk']) table.play(Y, `pass:${name}`)
  }
  return table.play(L, 'pass:clifford', 'pass:beaumont')
}

const war = (): Table => new Table({ lancaster: { kent: 'oxford' }, york: { essex: 'norfolk' } })
const attacks = (): Table =>
  new Table({
    lancaster: { sussex: 'oxford devon' },
    york: { kent: 'arundel', wilts: 'norfolk', derby: 'suffolk' },
  }).cards('2', '4')
const won = (): Table => {
  const table = new Table({
    lancaster: { kent: 'oxford', derby: 'devon' },
    york: { kent: 'norfolk/1', middlesex: 'suffolk' },
  })
  return table.battle('kent', Y, 'sussex', 'norfolk').roll(1, 6, 6).play(L, 'fire:oxford')
}
/** The King stands against Norfolk, who has no loyalty to lose. */
const king = (): Table =>
  new Table({ lancaster: { kent: 'henry-vi' }, york: { kent: 'norfolk' } }).battle('kent', Y, 'sussex', 'norfolk')

test.each<[string, string, () => Table, number, string]>([
  ['not-your-turn', 'R3-6.1', () => war().cards('4', '2'), Y, 'end'],
  ['no-card', 'R3-5.3', war, L, 'card:nonsense'],
  ['first-choose-card', 'R3-5.3', war, L, 'oxford:kent>sussex'],
  ['card-played', 'R3-5.3', () => war().cards('4', '2'), L, 'card:2'],
  ['not-there', 'R3-7.3', () => war().cards('muster', '2'), L, 'muster@essex'],
  ['card-forbids', 'R3-5.5', () => war().cards('muster', '2'), L, '+rivers@kent'],
  ['card-forbids', 'R3-5.5', () => war().cards('force-march', '2'), L, 'oxford:kent~sussex'],
  ['enemy-border', 'R3-6.15', () => attacks().play(Y, 'arundel:kent>sussex', 'end'), L, 'oxford:sussex>kent'],
  [
    'not-entered',
    'R3-6.12',
    () => attacks().play(Y, 'arundel:kent>sussex', 'norfolk:wilts>sussex', 'end'),
    Y,
    'main@sussex<dorset',
  ],
  [
    'first-main-attack',
    'R3-6.12',
    () => attacks().play(Y, 'arundel:kent>sussex', 'norfolk:wilts>sussex', 'end'),
    Y,
    'suffolk:derby>chester',
  ],
  ['has-acted', 'R3-8.3', () => second().play(L, 'pass:clifford'), L, 'fire:clifford'],
  ['not-open', 'R3-8.12', () => second().play(L, 'pass:clifford', 'pass:beaumont'), Y, 'retreat:norfolk>middlesex'],
  ['no-border', 'R3-6.3', second, L, 'retreat:clifford>derby'],
  ['enemy-way', 'R3-8.13', second, L, 'retreat:clifford>sussex'],
  ['must-leave', 'R3-8.15', fourth, Y, 'fire:norfolk'],
  ['not-tempted', 'R3-9.2', king, L, 'treachery:henry-vi!norfolk'],
  ['no-target', 'R3-8.10', king, L, 'treachery:henry-vi!suffolk'],
  ['no-target', 'R3-8.10', king, L, 'charge:henry-vi!suffolk'],
  ['no-office', 'R3-9.1', () => king().play(L, 'pass:henry-vi'), Y, 'treachery:norfolk!henry-vi'],
  ['not-its-turn', 'R3-8.4', () => second(), L, 'fire:beaumont'],
  ['no-border', 'R3-6.3', won, L, 'regroup:oxford>derby'],
  ['not-open', 'R3-8.12', won, L, 'regroup:oxford>middlesex'],
  ['not-winner', 'R3-8.21', won, L, 'regroup:devon>chester'],
  ['first-regroup', 'R3-8.21', won, L, 'card:2'],
])('%s is the reason, by %s', (reason, rule, make, seat, text) => {
  const table = make()
  expect(table.list(seat)).not.toContain(text)
  expect(whyNot(table.state, seat, text)).toBe(reason)
  expect(refusals).toHaveProperty(reason, rule)
})

/** What a hand may try, without the marches and cards that it may always try, by what it touches. */
function tried(table: Table, seat: number, place: string): readonly string[] {
  const found = tries(table.view(seat)).filter(
    (each) => each.place === place && !/^(?!regroup|retreat)[a-z-]+:[a-z-]+>/.test(each.text),
  )
  return found.map(({ text }) => text)
}

test('in a battle whoever acts may touch friend, enemy and land; whoever waits only the own blocks', () => {
  const table = second()
  expect(tried(table, L, 'block lancaster-clifford')).toEqual(['fire:clifford'])
  expect(tried(table, L, 'block york-norfolk')).toEqual(['charge:clifford!norfolk', 'treachery:clifford!norfolk'])
  expect(tries(table.view(L)).map(({ text }) => text)).toContain('retreat:clifford>middlesex')
  expect(tries(table.view(L)).some(({ text }) => text === 'retreat:clifford>kent')).toBe(false)
  expect(tried(table, Y, 'block york-norfolk')).toEqual(['fire:norfolk'])
  expect(tried(table, Y, 'block lancaster-clifford')).toEqual([])
  expect(tries(table.view(Y)).some(({ text }) => text.startsWith('retreat:'))).toBe(false)
})

test('each decision has its own word for what is touched', () => {
  expect(tried(won(), L, 'block lancaster-devon')).toEqual(['regroup:devon>middlesex'])
  expect(tries(won().view(L)).map(({ text }) => text)).toContain('regroup:oxford>sussex')
  const main = attacks().play(Y, 'arundel:kent>sussex', 'norfolk:wilts>sussex', 'end')
  expect(tried(main, Y, 'kent')).toContain('main@sussex<kent')
  expect(tried(main, L, 'kent')).toEqual([])
  const hungry = new Table({ lancaster: { cornwall: 'oxford beaumont clifford devon stanley' } }).supply()
  expect(tried(hungry, L, 'block lancaster-oxford')).toEqual(['starve:oxford'])
  const hit = new Table({ york: { kent: 'norfolk/3 suffolk/3' }, lancaster: { kent: 'clifford' } })
  hit.battle('kent', L, 'sussex', 'clifford').roll(1, 6, 6, 6).play(L, 'fire:clifford')
  expect(tried(hit, Y, 'block york-norfolk')).toEqual(['hit:norfolk'])
  expect(tries(war().view(null))).toEqual([])
})

test('every reason has a rule and words, and whatever is no move at all none', () => {
  for (const reason of Object.keys(refusals)) expect(en).toHaveProperty([`refused.${reason}`])
  const table = new Table({ lancaster: { derby: 'oxford' }, york: { ireland: 'york' } })
  expect(whyNot(table.state, L, 'constructor')).toBe('unknown')
})
