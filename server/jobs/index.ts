import type { Services } from '../services.ts'
import { carryOutOrders } from '../standing/carry-out.ts'
import { tellOfInvitation } from '../evenings/tell.ts'
import { openingIsOver } from '../tables/start.ts'
import { agreedEnd, lookAtVotes } from '../tables/votes.ts'
import { botTurn } from './bots.ts'
import { timeIsUp } from './clocks.ts'
import { playForced } from './forced.ts'
import { deliverCall } from '../calls/deliver.ts'
import { sendDigest } from '../calls/digest.ts'
import { tell } from '../calls/tell.ts'
import { giveNotice } from './notices.ts'
import type { Handlers } from './runner.ts'
import { sweep } from './sweep.ts'

export function handlers(services: Services): Handlers {
  return {
    bot: (job) => botTurn(services, job),
    standing: (job) => carryOutOrders(services, job),
    clock: (job) => timeIsUp(services, job),
    end: (job) => agreedEnd(services, job),
    vote: (job) => lookAtVotes(services, job),
    opening: (job) => openingIsOver(services, job),
    forced: (job) => playForced(services, job),
    notice: (job) => giveNotice(services, job),
    tell: (job) => tell(services, job),
    invite: (job) => tellOfInvitation(services, job),
    call: (job) => deliverCall(services, job),
    digest: (job) => sendDigest(services, job),
    sweep: (job) => sweep(services, job),
  }
}
