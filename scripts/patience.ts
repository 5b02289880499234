/**
 * How long a test waits for what must come. No test is about how long that is, so it is longer than any busy machine needs; whoever plants slips, where much
 * never comes, asks for less.
 */
export const PATIENCE_MS = Number(process.env['PATIENCE_MS'] ?? 240_000)
