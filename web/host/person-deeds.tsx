/** What a host may do about somebody, wherever they are named. */
import { doAsHost } from './ask.ts'
import { Deed } from './deed.tsx'

interface Props {
  readonly id: string
  readonly name: string
}

export function BanDeed({ id, name }: Props) {
  return (
    <Deed
      name="act.ban"
      about={name}
      text="act.ban.text"
      timed
      household
      act={({ why, hours, household }) => doAsHost('hostBan', { id, body: { why, hours, household } })}
    />
  )
}

export function MuteDeed({ id, name }: Props) {
  return (
    <Deed
      name="act.mute"
      about={name}
      text="act.mute.text"
      timed
      act={({ why, hours }) => doAsHost('hostMute', { id, body: { why, hours } })}
    />
  )
}

export function UnbanDeed({ id, name }: Props) {
  return <Deed name="act.unban" about={name} act={({ why }) => doAsHost('hostUnban', { id, body: { why } })} />
}

export function UnmuteDeed({ id, name }: Props) {
  return <Deed name="act.unmute" about={name} act={({ why }) => doAsHost('hostUnmute', { id, body: { why } })} />
}
