/** The rules in five languages beside each other: every id, every figure, every link (`rules-coverage --languages`). */
import { existsSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '../engine/index.ts'
import { rulesTextFaults, type RulesTextFaults } from '../engine/kit/index.ts'
import { catalogue } from '../games/index.ts'
import { Failure } from './refusal.ts'

interface Reading {
  readonly game: string
  readonly locale: Locale
  /** `null` where the rules are not there in that language: readers get them in English. */
  readonly faults: RulesTextFaults | null
}

const NAMES: { readonly [kind in keyof RulesTextFaults]: string } = {
  missing: 'rules missing',
  extra: 'rules that the English text does not have',
  figures: 'other figures than in English',
  unknown: 'figures that data.json does not have',
  dead: 'links that lead nowhere',
  numbers: 'lists that count wrongly',
}

export function languages(root: string, json: boolean): void {
  const readings = catalogue.flatMap(({ about }) => readingsOf(about.id, `${root}games/${about.id}`))
  process.stdout.write(json ? `${JSON.stringify({ readings })}\n` : readings.map(told).join(''))
  const open = readings.filter(({ faults }) => faults === null || faultCount(faults) > 0).length
  if (open > 0) throw new Failure(`${open} of ${readings.length} texts are missing or not whole`)
}

/** Every language of the game in that folder. */
export function readingsOf(game: string, folder: string): readonly Reading[] {
  const read = (locale: Locale): string | null => {
    const path = `${folder}/${locale === 'en' ? 'rules.md' : `rules.${locale}.md`}`
    return existsSync(path) ? readFileSync(path, 'utf8') : null
  }
  const data: unknown = JSON.parse(readFileSync(`${folder}/data.json`, 'utf8'))
  const english = read('en') ?? ''
  return LOCALES.map((locale) => {
    const text = read(locale)
    return { game, locale, faults: text === null ? null : rulesTextFaults(english, text, data) }
  })
}

export function faultCount(faults: RulesTextFaults): number {
  return Object.values(faults).reduce((sum: number, list: readonly string[]) => sum + list.length, 0)
}

function told({ game, locale, faults }: Reading): string {
  if (faults === null) return `${game} ${locale}: not there\n`
  if (faultCount(faults) === 0) return `${game} ${locale}: whole\n`
  const kinds = Object.keys(NAMES) as (keyof RulesTextFaults)[]
  const lines = kinds.flatMap((kind) => faults[kind].map((fault) => `  ${NAMES[kind]}: ${fault}\n`))
  return `${game} ${locale}:\n${lines.join('')}`
}
