/** A player's part in what the table decides together, while the server stumbles: proposing the end, agreeing, refusing. */
import type { Dice, Seat } from '../engine/index.ts'
import type { TableInfo } from '../protocol/index.ts'
import type { Client } from '../server/tests/client.ts'

/** Refusals met in good faith: the end, or another's no, was quicker. */
const FORGIVEN = new Set(['no-such-proposal', 'not-started', 'game-over', 'busy'])
const ENDINGS = ['abort', 'draw'] as const
const PROPOSE_EVERY = 60
const NO_EVERY = 4

type Proposal = TableInfo['proposals'][number]
type Said = Partial<TableInfo> & { readonly refused?: string }

export class Voter {
  readonly faults: string[] = []
  /** Votes the server has answered. */
  heard = 0
  /** Votes that had to be raised again, because the server died over them. */
  again = 0
  private readonly client: Client
  private readonly table: string
  private readonly seat: Seat
  private readonly dice: Dice
  private readonly atLast: () => void

  /** `atLast` is called when the last vote that was missing is on its way. */
  constructor(client: Client, table: string, seat: Seat, dice: Dice, atLast: () => void) {
    this.client = client
    this.table = table
    this.seat = seat
    this.dice = dice
    this.atLast = atLast
  }

  /** Answers what is asked, or now and then asks; gives the page of the table if the server showed it. */
  async speak(info: TableInfo | undefined, stop: () => boolean): Promise<Said | null> {
    if (info?.status !== 'playing') return null
    const [open] = info.proposals
    if (open) return open.agreed.includes(this.seat) ? null : await this.answer(open, stop)
    if (this.dice.int(PROPOSE_EVERY) > 0) return null
    return await this.raise('propose', { kind: ENDINGS[this.dice.int(ENDINGS.length)] }, stop)
  }

  private async answer({ id, kind, agreed, needed }: Proposal, stop: () => boolean): Promise<Said | null> {
    const agree = this.dice.int(NO_EVERY) > 0
    const last = agree && needed.every((seat) => seat === this.seat || agreed.includes(seat))
    const said = await this.raise('vote', { proposal: id, agree }, stop, last ? this.atLast : undefined)
    const standing = said?.proposals?.find((each) => each.id === id)
    // Between two the answer comes after the end; among more another's last vote may just be under way.
    if (last && needed.length === 2 && said?.status === 'playing' && standing?.agreed.length === 2)
      this.faults.push(`${this.table}.${this.seat}: all agreed on ${kind}, the house said yes and plays on`)
    return said
  }

  /** The same words until there is an answer: twice must be as good as once. */
  private async raise(how: string, body: object, stop: () => boolean, sent?: () => void): Promise<Said | null> {
    for (let tries = 0; !stop(); tries++) {
      const asking = this.client.post<Said>(`/api/tables/${this.table}/${how}`, body).catch(() => null)
      sent?.()
      const reply = await asking
      if (reply === null) {
        await new Promise((resolve) => setTimeout(resolve, 50))
        continue
      }
      this.heard++
      if (tries > 0) this.again++
      if (reply.status === 200) return reply.body
      const { refused = String(reply.status) } = reply.body
      if (!FORGIVEN.has(refused)) this.faults.push(`${this.table}.${this.seat} ${how}: ${refused}`)
      return null
    }
    return null
  }
}
