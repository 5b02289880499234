/** What happened, as the log of the table says it: who, what, where and how many. */
import { expect, test } from 'vitest'
import { render } from '../../../engine/index.ts'
import { game } from '../index.ts'
import type { Event } from '../types/index.ts'
import en from '../words/en.json' with { type: 'json' }

const reader = {
  locale: 'en' as const,
  catalogues: [en],
  seatName: (seat: number) => ['Ann', 'Ben', 'Cat', 'Dan'][seat] ?? '?',
}

test.each<[string, Event]>([
  ['Ben has decided about the redeal.', { type: 'answered', seat: 1 }],
  [
    'Ann shows a hand of 12 points and asks for a redeal: a 2, a 3, and Muster.',
    { type: 'hand-shown', seat: 0, cards: ['2', '3', 'muster'], points: 12 },
  ],
  ['The hands stand.', { type: 'hands-stand' }],
  ['Ben keeps the hand.', { type: 'hand-kept', seat: 1 }],
  ['Ann gets seven new cards.', { type: 'redealt', seats: [0] }],
  ['Both players get seven new cards.', { type: 'redealt', seats: [0, 1] }],
  ['Ben has chosen a card.', { type: 'chose', seat: 1 }],
  [
    'Turn 3. Ann: a 4. Ben: Piracy. The event goes first: Ben.',
    { type: 'cards', turn: 3, cards: ['4', 'piracy'], first: 1, why: 'event' },
  ],
  [
    'Turn 3. Ann: a 4. Ben: a 2. The higher card goes first: Ann.',
    { type: 'cards', turn: 3, cards: ['4', '2'], first: 0, why: 'higher' },
  ],
  [
    'Turn 3. Ann: a 3. Ben: a 3. On a tie the Pretender’s side goes first: Ben.',
    { type: 'cards', turn: 3, cards: ['3', '3'], first: 1, why: 'tie' },
  ],
  [
    'Ann: a red block marches Kent → Sussex → Wilts.',
    { type: 'marched', seat: 0, colour: 'red', route: ['kent', 'sussex', 'wilts'], attack: false, left: 2 },
  ],
  [
    'Ben: the rebel block marches into battle, Kent → Sussex.',
    { type: 'marched', seat: 1, colour: 'black', route: ['kent', 'sussex'], attack: true, left: 1 },
  ],
  [
    'Ben: 2 blocks sail from Calais to Kent.',
    { type: 'sailed', seat: 1, n: 2, from: 'calais', to: 'kent', zone: null, left: 3 },
  ],
  [
    'Ben: 1 block lands from Calais and attacks Kent by the English Channel.',
    { type: 'sailed', seat: 1, n: 1, from: 'calais', to: 'kent', zone: 'english-channel', left: 1 },
  ],
  ['Ann: a red block is raised in Derby.', { type: 'recruited', seat: 0, colour: 'red', area: 'derby', left: 2 }],
  ['Ann musters in Derby.', { type: 'mustered', seat: 0, area: 'derby' }],
  [
    'Ben sends the plague to Middlesex: every block there loses a strength.',
    { type: 'plague', seat: 1, area: 'middlesex' },
  ],
  ['Ben has no use for Plague.', { type: 'no-use', seat: 1, card: 'plague' }],
  ['Ann ends the actions.', { type: 'actions-over', seat: 0 }],
  ['Ben: the main attack on Sussex comes from Kent.', { type: 'main', seat: 1, area: 'sussex', from: 'kent' }],
  ['Ben: the main attack on Sussex comes from the sea.', { type: 'main', seat: 1, area: 'sussex', from: 'sea' }],
  ['Henry VI is free.', { type: 'freed', block: 'lancaster-henry-vi' }],
  ['Round 3 of the battle.', { type: 'round', round: 3 }],
  ['Ben holds the Treason roll.', { type: 'held', seat: 1 }],
  ['Norfolk takes 2 hits; 1 left.', { type: 'hit', block: 'york-norfolk', hits: 2, left: 1 }],
  ['3 hits are lost.', { type: 'hits-lost', n: 3 }],
  ['Norfolk passes.', { type: 'passed', block: 'york-norfolk' }],
  ['Norfolk retreats to Sussex.', { type: 'retreated', block: 'york-norfolk', to: 'sussex' }],
  ['The defenders are gone: Ann is now the attacker.', { type: 'roles-swapped', attacker: 0 }],
  ['Ben wins the battle in Kent.', { type: 'battle-over', area: 'kent', winner: 1 }],
  [
    'Ben: a white block regroups from Kent to Sussex.',
    { type: 'regrouped', seat: 1, colour: 'white', from: 'kent', to: 'sussex' },
  ],
  ['Ben has regrouped.', { type: 'regroup-over', seat: 1 }],
  [
    'Norfolk fires at 2 (1 5 2): 2 hits.',
    { type: 'fired', block: 'york-norfolk', dice: [1, 5, 2], firepower: 2, hits: 2 },
  ],
  [
    'March charges Oxford at 3 (1 5 2): 2 hits.',
    { type: 'charged', block: 'york-march', target: 'lancaster-oxford', dice: [1, 5, 2], firepower: 3, hits: 2 },
  ],
  [
    'Oxford shoots back at March at 2 (6 1): 1 hit.',
    { type: 'shot-back', block: 'lancaster-oxford', target: 'york-march', dice: [6, 1], firepower: 2, hits: 1 },
  ],
  ['Stanley now serves Ann.', { type: 'defected', seat: 0, from: 'york-stanley', to: 'lancaster-stanley' }],
  [
    'Henry VI tempts Stanley: 2. It works.',
    {
      type: 'treachery',
      seat: 0,
      office: 'king',
      block: 'lancaster-henry-vi',
      target: 'york-stanley',
      dice: [2],
      success: true,
    },
  ],
  [
    'Ben plays Treason on Stanley: 3 5. In vain.',
    {
      type: 'treachery',
      seat: 1,
      office: 'treason',
      block: null,
      target: 'lancaster-stanley',
      dice: [3, 5],
      success: false,
    },
  ],
  ['March is King.', { type: 'king', block: 'york-march' }],
  ['March is proclaimed in Derby.', { type: 'king-stands', block: 'york-march', area: 'derby' }],
  ['Exeter is the Pretender.', { type: 'pretender', block: 'lancaster-exeter' }],
  ['Supply phase of turn 4.', { type: 'supply', turn: 4 }],
  ['Ann: 2 blocks too many in Derby.', { type: 'surplus', seat: 0, area: 'derby', n: 2 }],
  [
    'Ben: Gloucester comes of age and enters Derby.',
    { type: 'entered', seat: 1, block: 'york-gloucester', area: 'derby' },
  ],
  ['Ben: Gloucester finds no place to enter and waits.', { type: 'entry-waits', seat: 1, block: 'york-gloucester' }],
  ['Ann spares Clarence.', { type: 'spared', seat: 0, block: 'lancaster-clarence' }],
  ['Ben has chosen.', { type: 'losses-named', seat: 1 }],
  ['Ben: 3 blocks in Derby lose a strength.', { type: 'starved', seat: 1, area: 'derby', n: 3 }],
  [
    'Heads are counted: Ann 8, Ben 11. The throne is usurped.',
    { type: 'count', counts: [8, 11], london: 1, usurped: true },
  ],
  [
    'Heads are counted: Ann 9, Ben 7. The King keeps the throne.',
    { type: 'count', counts: [9, 7], london: 0, usurped: false },
  ],
  ['Ann: 2 surplus exiles leave France for the pool.', { type: 'exiles-dismissed', seat: 0, area: 'france', n: 2 }],
  ['Campaign 2 begins; everybody is whole again and seven cards are dealt to each.', { type: 'campaign', campaign: 2 }],
  ['Ben wins. The last campaign is over, and the throne decides.', { type: 'over', winner: 1, reason: 'throne' }],
  ['Ann wins. All five heirs of the other house are dead.', { type: 'over', winner: 0, reason: 'heirs-dead' }],
])('%s', (text, event) => {
  expect(render(game.speech.event(event), reader)).toBe(text)
})
