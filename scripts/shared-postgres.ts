/** One PostgreSQL for a run of all tests; each file has databases of its own in it. Whoever names files has one for each, as it was asked for. */

export default async function share(): Promise<(() => Promise<void>) | undefined> {
  const named = process.argv.slice(2).some((word) => word !== 'run' && !word.startsWith('-'))
  if (process.env['TEST_DATABASE_URL'] || named) return undefined
  const { startPostgres } = await import('./postgres.ts')
  const postgres = await startPostgres({ own: true, hasty: true })
  // Whoever is started from here on finds it.
  process.env['TEST_DATABASE_URL'] = postgres.url
  return () => postgres.stop()
}
