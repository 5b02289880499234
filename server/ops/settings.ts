/** What the environment says about a server, read once and checked at the start: a wrong value is named in a sentence. */
import { isIP } from 'node:net'
import { type MailSettings, readMail } from '../mail/settings.ts'
import { StartProblem } from '../problem.ts'
import { type LimitPoints, readLimits } from '../people/limit-settings.ts'
import type { LogLevel } from './log.ts'
import { readBackups } from './backups/settings.ts'
import type { BackupPlan } from './backups/schedule.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Settings {
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  readonly metricsToken: string | null
  readonly limits: number
  readonly limitPoints: LimitPoints
  readonly logLevel: LogLevel
  /** A line for each request; unless told, where more than this machine can ask. */
  readonly logRequests: boolean
  /** How long `/readyz` says no before anybody is sent away. */
  readonly drainMs: number
  readonly backups: BackupPlan | null
  /** How long a game waits for somebody to open their part of the dice. */
  readonly opening: { readonly live: number; readonly slow: number }
  /** How people are called who are not here: mail, if it is set up. */
  readonly calls: { readonly mail: MailSettings | null }
  /** Who answers for the house. */
  readonly house: { readonly name: string | null; readonly contact: string | null }
}

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']
/** Behind a balancer that asks every second; at home nobody asks, and nobody waits. */
const DRAIN_S = 2
const LONGEST_DRAIN_S = 3
const MINUTE = 60_000

export function readSettings(env: Environment, loopback: boolean): Settings {
  const trustProxy = yesOrNo(env, 'TRUST_PROXY', 'true behind a proxy that ends TLS, and only there') ?? false
  return {
    origins: readOrigins(env['ORIGINS'] ?? ''),
    trustProxy,
    metricsToken: env['METRICS_TOKEN'] || null,
    ...readLimits(env['LIMITS'] ?? ''),
    logLevel: readLevel(env['LOG_LEVEL'] ?? ''),
    logRequests: yesOrNo(env, 'LOG_REQUESTS', 'true for a line in the log for each request') ?? !loopback,
    drainMs: 1000 * numberOf(env, 'DRAIN_SECONDS', trustProxy ? DRAIN_S : 0, LONGEST_DRAIN_S),
    backups: readBackups(env),
    opening: {
      live: MINUTE * numberOf(env, 'OPENING_MINUTES', 3),
      slow: 60 * MINUTE * numberOf(env, 'OPENING_HOURS', 24),
    },
    calls: { mail: readMail(env) },
    house: { name: env['HOUSE_NAME'] || null, contact: env['HOUSE_CONTACT'] || null },
  }
}

/** A port as given in `PORT` or `--port`. */
export function readPort(given: string): number {
  const port = Number(given)
  if (given.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartProblem(`the port must be a number from 0 to 65535, not "${shown(given)}"`)
  return port
}

/** Whole addresses, as a browser names them: anything else would never match. */
export function readOrigins(given: string): readonly string[] {
  return given
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => {
      const url = URL.canParse(origin) ? new URL(origin) : null
      const whole = url && /^https?:$/.test(url.protocol) && url.host !== '' && !url.hostname.includes('*')
      if (!whole || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
        throw new StartProblem(
          `ORIGINS must list whole addresses such as https://roses.example, with commas between them, not "${shown(origin)}".`,
        )
      return url.origin
    })
}

function yesOrNo(env: Environment, name: string, meaning: string): boolean | null {
  const given = (env[name] ?? '').trim()
  if (given === '') return null
  if (given !== 'true' && given !== 'false') {
    const hint = isIP(given) || given.includes('/') ? ' It takes no addresses.' : ''
    throw new StartProblem(`${name} must be true or false, not "${shown(given)}": ${meaning}.${hint}`)
  }
  return given === 'true'
}

function readLevel(given: string): LogLevel {
  const level = given === '' ? 'info' : LEVELS.find((known) => known === given)
  if (!level) throw new StartProblem(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${shown(given)}".`)
  return level
}

function numberOf(env: Environment, name: string, usual: number, most = 10_000): number {
  const given = (env[name] ?? '').trim()
  const value = given === '' ? usual : Number(given)
  if (!(value >= 0 && value <= most))
    throw new StartProblem(`${name} must be a number from 0 to ${most}, not "${shown(given)}".`)
  return value
}

function shown(given: string): string {
  return given.slice(0, 40)
}
