/** What Node is told where a house is served. */
export const HOUSE_FLAGS = [
  // Without it the part of memory that new objects are made in grows, on a large machine, by the number of people who come in, to 128 MB a
  // thread; a quarter of that gives as many moves a second.
  '--max-semi-space-size=16',
  // What a move brings about lives until it is told. While a process has just begun and little room for young things, many of them outlive
  // it, and V8 would decide to make their like old from the start, for ever: dead ones then keep what they hold in memory, and every
  // small collection carries that along.
  '--no-allocation-site-pretenuring',
]
