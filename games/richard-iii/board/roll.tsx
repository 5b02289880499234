/** The latest throw: whose, at whom, the dice, the hits. */
import { Die, Icon } from '../../../art/index.ts'
import { blockPhrase, useBoard } from './context.tsx'

export function Roll() {
  const { view, say } = useBoard()
  const { roll } = view
  // After a battle its blocks are hidden again, and so are their names.
  if (!roll || (roll.block === null && roll.target === null)) return null
  const turning = roll.how === 'treachery' || roll.how === 'treason'
  const who = roll.block ? say(blockPhrase(roll.block)) : say({ say: 'card.treason' })
  const target = roll.target ? say(blockPhrase(roll.target)) : ''
  const text = turning
    ? say({ say: roll.hits > 0 ? 'board.roll.turned' : 'board.roll.faithful', who, target })
    : say({ say: roll.target ? 'board.roll.at' : 'board.roll', who, target, n: roll.hits })
  return (
    <p class="r3-roll">
      <span class="r3-dice" role="img" aria-label={roll.dice.join(', ')} key={roll.number}>
        {roll.dice.map((face, i) => (
          <span key={i} class="appears" style={{ animationDelay: `${i * 70}ms` }}>
            <Icon size={30}>
              <Die face={face} hit={turning ? face % 2 === 0 : face <= roll.firepower} />
            </Icon>
          </span>
        ))}
      </span>
      <span>{text}</span>
    </p>
  )
}
