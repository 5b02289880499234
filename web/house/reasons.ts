import type { ReportReason } from '../../protocol/index.ts'
import type { HouseWordId } from './words.ts'

export const REASONS: readonly (readonly [ReportReason, HouseWordId])[] = [
  ['insult', 'report.insult'],
  ['name', 'report.name'],
  ['spam', 'report.spam'],
  ['cheating', 'report.cheating'],
  ['other', 'report.other'],
]

export function reasonWord(reason: ReportReason): HouseWordId {
  return REASONS.find(([known]) => known === reason)?.[1] ?? 'report.other'
}
