import type { Catalogue, Reader } from '../engine/index.ts'

/** An English reader of a game's phrases. */
export async function englishReader(game: string, seatName: (seat: number) => string): Promise<Reader> {
  const words = (await import(`../games/${game}/words/en.json`, { with: { type: 'json' } })) as { default: Catalogue }
  return { locale: 'en', catalogues: [words.default], seatName }
}
