/** A table put straight into the rows, as the benchmarks do it. */
export { type Placed, placeTable } from '../bench/placed.ts'
