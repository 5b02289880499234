/** Measures the peer in a process of its own, so that NODE_ENV is what it would be: `node measure.mjs <seconds>`. */
import { playRandomGame } from './rose-king.mjs'

const seconds = Number(process.argv[2] ?? 3)
let state = 1485
/** A small generator of its own (mulberry32), so that the peer needs nothing of ours. */
const pick = (n) => {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) % n
}

function run(length) {
  const sums = { games: 0, actions: 0, deadlocks: 0, seconds: 0 }
  const start = process.cpuUsage()
  while (sums.seconds < length) {
    const { actions, reason } = playRandomGame(`rose ${sums.games}`, pick)
    sums.games++
    sums.actions += actions
    if (reason === 'deadlock') sums.deadlocks++
    const { user, system } = process.cpuUsage(start)
    sums.seconds = (user + system) / 1e6
  }
  return sums
}

run(seconds)
console.log(JSON.stringify(run(seconds)))
