/** Parliament as things stand: control of every region, the titles, the bonuses, the players' purses. */
import { Coin, Crown, Icon, Laurel, Mitre, RoseStone, ShieldIcon, Ship, Vote, liveryOf } from '../../../art/index.ts'
import type { Seat } from '../../../engine/game.ts'
import { award as awardName, money, region as regionName } from '../speech/names.ts'
import type { PlayerView, View } from '../types/index.ts'
import { useBoard } from './context.tsx'
import { Hired, Piece } from './piece.tsx'

export function Parliament() {
  const board = useBoard()
  const { say, view } = board
  return (
    <section class="wr-parliament">
      <h3>{say({ say: 'board.parliament' })}</h3>
      <table class="wr-table">
        <thead>
          <tr>
            <td colSpan={2} />
            {view.players.map((player, seat) => (
              <th key={seat} scope="col">
                <SeatHead player={player} seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <Purses view={view} />
        <Control view={view} />
        <Titles view={view} />
      </table>
      {view.kings.length > 0 && view.kings.some((king) => king) && <Kings kings={view.kings} />}
    </section>
  )
}

function SeatHead(props: { readonly player: PlayerView; readonly seat: Seat }) {
  const board = useBoard()
  const { player, seat } = props
  const planning = board.view.phase === 'planning'
  return (
    <span class="wr-seat">
      <span class="wr-arms">
        <ShieldIcon livery={liveryOf(board, seat)} size={32} />
        {player.house && (
          <Icon size={20}>
            <RoseStone house={player.house} />
          </Icon>
        )}
      </span>
      <span class="wr-seat-name" data-seat={seat}>
        {board.seats[seat]?.name}
      </span>
      {player.house && <span class="unseen">{board.say({ say: `house.${player.house}` })}</span>}
      {planning && <em>{board.say({ say: player.ready ? 'board.ready' : 'board.planning' })}</em>}
    </span>
  )
}

function Purses(props: { readonly view: View }) {
  const { say } = useBoard()
  const { players } = props.view
  return (
    <tbody>
      <tr class="total">
        <th scope="row">{say({ say: 'board.ledger.vp' })}</th>
        <td class="sign">
          <Icon size={22}>
            <Crown />
          </Icon>
        </td>
        {players.map((player, seat) => (
          <td key={seat} data-figure={`vp ${seat}`}>
            {player.vp}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{say({ say: 'board.money' })}</th>
        <td class="sign">
          <Icon size={20}>
            <Coin />
          </Icon>
        </td>
        {players.map((player, seat) => (
          <td key={seat}>
            <span data-figure={`money ${seat}`}>{say(money(player.money))}</span>{' '}
            <small data-figure={`income ${seat}`}>+{player.income}</small>
          </td>
        ))}
      </tr>
      {players.some(({ mercenaries }) => mercenaries > 0) && (
        <tr>
          <th scope="row">{say({ say: 'board.mercenaries' })}</th>
          <td class="sign">
            <Icon size={22}>
              <Hired />
            </Icon>
          </td>
          {players.map((player, seat) => (
            <td key={seat} class={player.mercenaries === 0 ? 'nought' : ''}>
              {player.mercenaries}
            </td>
          ))}
        </tr>
      )}
      <tr>
        <th scope="row">{say({ say: 'phase.aid' })}</th>
        <td class="sign" />
        {players.map((player, seat) => (
          <td key={seat} class="small">
            {say({ say: player.frenchAid ? 'board.aid-left' : 'board.aid-spent' })}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** Control points; the first is crowned, the second underlined, both with what they would score. */
function Control(props: { readonly view: View }) {
  const board = useBoard()
  return (
    <tbody>
      {props.view.regions.map((region) => (
        <tr key={region.id} class={board.lit.has(region.id) ? 'lit' : ''}>
          <th scope="row">
            <button type="button" onClick={() => board.look(board.region === region.id ? null : region.id)}>
              {board.say(regionName(region.id))}
            </button>
          </th>
          <td class="sign figure" title={board.say({ say: 'board.votes', n: region.votes })}>
            <Icon size={20}>
              <Vote />
            </Icon>
            <span data-figure={`votes ${region.id}`}>{region.votes}</span>
            {region.houses?.leader && (
              <Icon size={18}>
                <RoseStone house={region.houses.leader} />
              </Icon>
            )}
          </td>
          {region.points.map((points, seat) => (
            <Held key={seat} points={points} place={region.ranking.indexOf(seat)} vp={[region.first, region.second]} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Held(props: { readonly points: number; readonly place: number; readonly vp: readonly number[] }) {
  const { points, place, vp } = props
  if (place < 0) return <td class="nought">{points}</td>
  return (
    <td class={place === 0 ? 'first' : ''}>
      {points}
      {vp[place] !== undefined && <sup>+{vp[place]}</sup>}
    </td>
  )
}

function Titles(props: { readonly view: View }) {
  const { say } = useBoard()
  const { awards, players, prices, phase } = props.view
  return (
    <tbody>
      {awards.map((award) => (
        <tr key={award.id}>
          <th scope="row">{say(awardName(award.id))}</th>
          <td class="sign">
            <Icon size={22}>
              <Piece type={award.counts} />
            </Icon>
          </td>
          {award.points.map((points, seat) => (
            <td key={seat} class={award.holder === seat ? 'first' : points === 0 ? 'nought' : ''}>
              {points}
              {award.holder === seat && <sup>+{award.vp}</sup>}
            </td>
          ))}
        </tr>
      ))}
      {(['trade', 'church'] as const).map((bonus) => (
        <tr key={bonus}>
          <th scope="row">{say({ say: `board.ledger.${bonus}` })}</th>
          <td class="sign">
            <Icon size={20}>{bonus === 'trade' ? <Ship /> : <Mitre />}</Icon>
          </td>
          {players.map((player, seat) => (
            <td key={seat} class={player[bonus] === 0 ? 'nought' : ''}>
              {player[bonus]}
              {player[bonus] > 0 && <sup>+{player[bonus] * prices[`${bonus}Vp`]}</sup>}
            </td>
          ))}
        </tr>
      ))}
      {phase !== 'over' && (
        <tr class="total">
          <th scope="row">{say({ say: 'board.forecast' })}</th>
          <td class="sign">
            <Icon size={22}>
              <Laurel points="" />
            </Icon>
          </td>
          {players.map((player, seat) => (
            <td key={seat} data-figure={`forecast ${seat}`}>
              +{player.forecast}
            </td>
          ))}
        </tr>
      )}
    </tbody>
  )
}

function Kings(props: { readonly kings: View['kings'] }) {
  const { say } = useBoard()
  return (
    <p class="wr-kings">
      <Icon size={26}>
        <Crown />
      </Icon>
      {say({ say: 'board.kings' })}
      {props.kings.map((house, i) => (
        <span key={i}>
          {house && (
            <Icon size={24}>
              <RoseStone house={house} />
            </Icon>
          )}
          <span class={house ? 'unseen' : ''}>{house ? say({ say: `house.${house}` }) : '–'}</span>
        </span>
      ))}
    </p>
  )
}
