/** The last turns of the last campaign, with a bot and a coach. */
import data from '../data.json' with { type: 'json' }
import { L, Table } from '../position.ts'
import { holding, type RichardLesson } from './tries.ts'

export const whole: RichardLesson = {
  id: 'whole',
  seats: 2,
  seat: L,
  position: () =>
    holding(
      new Table({
        campaign: data.constants.campaigns,
        turn: data.constants.turnsPerCampaign - 1,
        lancaster: {
          middlesex: 'henry-vi oxford beaumont levy-bristol',
          derby: 'somerset clifford',
          lancaster: 'stanley',
          'south-yorks': 'shrewsbury church-york',
        },
        york: { kent: 'norfolk suffolk', 'east-anglia': 'march arundel', hereford: 'york herbert', calais: 'warwick' },
      }).state,
      ['3', '4'],
      ['2', '3'],
    ),
  holes: { campaigns: data.constants.campaigns },
  goals: [],
  game: {
    level: 'page',
    coach: [
      { id: 'supply', when: ({ phase }) => phase === 'supply-loss' },
      { id: 'battle', when: ({ battle }) => battle !== null },
      { id: 'action', when: ({ phase }) => phase === 'action' },
      { id: 'begin', when: () => true },
    ],
  },
}
