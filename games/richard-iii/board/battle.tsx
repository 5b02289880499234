/**
 * The battle board: both sides in the order they strike, from A to D and defenders first, so that it
 * reads like a page; reserves below, the last throw, and what the block whose turn it is may do.
 */
import { useEffect, useState } from 'preact/hooks'
import { InSlot } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import type { BattleView, FighterView } from '../types/index.ts'
import { Deeds } from './battle-deeds.tsx'
import './battle.css'
import type { Deed } from './places.ts'
import { blockPhrase, placePhrase, useBoard } from './context.tsx'
import { Fighter } from './fighter.tsx'
import { HOUSES } from './figures.ts'
import { Roll } from './roll.tsx'
import { BlockIcon } from './tray.tsx'

const LETTERS = ['A', 'B', 'C', 'D'] as const
export type Aim = 'charge' | 'treachery' | null

export function Battle(props: { readonly battle: BattleView }) {
  const board = useBoard()
  const { say, deeds, view } = board
  const { battle } = props
  const [aim, setAim] = useState<Aim>(null)
  const acting = board.picked[0] ?? null
  useEffect(() => setAim(null), [acting, battle.round, view.roll?.number])

  const sides: readonly [Seat, Seat] = [1 - battle.attacker, battle.attacker]
  const own = new Set(deeds.flatMap((deed) => deed.blocks))
  const deedFor = (fighter: FighterView): Deed | undefined =>
    deeds.find(({ offer: { move }, target, blocks }) => {
      if (move.type === 'hit') return blocks[0] === fighter.block
      if (move.type === 'treason') return target === fighter.block
      return aim !== null && move.type === aim && blocks[0] === acting && target === fighter.block
    })
  const oddsFor = (fighter: FighterView): string => {
    const wanted = view.phase === 'treason-roll' ? null : aim === 'treachery' ? acting : undefined
    const roll = battle.treachery.find((entry) => entry.block === wanted && entry.target === fighter.block)
    return roll ? say({ say: 'board.one-in', n: roll.oneIn }) : ''
  }
  const rows = LETTERS.filter((letter) => battle.front.some((fighter) => fighter.letter === letter))
  return (
    <section class="r3-battle" aria-label={say({ say: 'board.battle', area: placePhrase(battle.area) })}>
      <header>
        <h2>{say({ say: 'board.battle', area: placePhrase(battle.area) })}</h2>
        <Rounds round={battle.round} rounds={battle.rounds} />
      </header>
      <div class="r3-lines">
        {sides.map((seat, i) => (
          <h3 key={seat} class={HOUSES[seat]}>
            {board.seats[seat]?.name} <em>{say({ say: i === 0 ? 'board.defends' : 'board.attacks' })}</em>
          </h3>
        ))}
        {rows.map((letter) => (
          <div key={letter} class="r3-line">
            {sides.map((seat) => (
              <div key={seat} class="r3-rank">
                {battle.front
                  .filter((fighter) => fighter.letter === letter && fighter.seat === seat)
                  .map((fighter) => (
                    <Fighter
                      key={fighter.block}
                      fighter={fighter}
                      deed={deedFor(fighter)}
                      choose={
                        view.phase === 'battle-turn' && own.has(fighter.block) && battle.next.length > 1
                          ? () => board.take(null, [fighter.block])
                          : undefined
                      }
                      acting={fighter.block === acting}
                      odds={oddsFor(fighter)}
                    />
                  ))}
              </div>
            ))}
            <b class="r3-letter" aria-hidden="true">
              {letter}
            </b>
          </div>
        ))}
        {battle.reserves.some(({ n }) => n > 0) &&
          sides.map((seat) => <Reserves key={seat} battle={battle} seat={seat} />)}
      </div>
      <Roll />
      <InSlot slot="choices">
        <Deeds aim={aim} setAim={setAim} />
      </InSlot>
    </section>
  )
}

function Rounds(props: { readonly round: number; readonly rounds: number }) {
  const { say } = useBoard()
  return (
    <span class="r3-rounds" role="img" aria-label={say({ say: 'board.round', n: props.round, of: props.rounds })}>
      {Array.from({ length: props.rounds }, (_, i) => (
        <i key={i} class={i + 1 === props.round ? 'now' : i + 1 < props.round ? 'past' : ''}>
          {i + 1}
        </i>
      ))}
    </span>
  )
}

/** Those not yet in the fight: one's own by name, the enemy's as backs. */
function Reserves(props: { readonly battle: BattleView; readonly seat: Seat }) {
  const { say, seat: me } = useBoard()
  const { battle, seat } = props
  const reserve = battle.reserves[seat]
  if (!reserve || reserve.n === 0) return <div class="r3-reserve" />
  const known = seat === me ? battle.own : reserve.known
  return (
    <div class="r3-reserve">
      <span>{say({ say: 'board.reserves', n: reserve.n })}</span>
      <div>
        {known.map(({ block, strength }) => (
          <BlockIcon key={block} block={block} name={say(blockPhrase(block))} strength={strength} size={46} />
        ))}
        {Array.from({ length: Math.max(0, reserve.n - known.length) }, (_, i) => (
          <BlockIcon key={i} colour={seat === 0 ? 'red' : 'white'} size={38} />
        ))}
      </div>
    </div>
  )
}
