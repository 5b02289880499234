/** What the socket thread and the drawing thread say to each other. */
import type { Still } from '../../art/still.ts'

/** Where the built drawing room is. */
export interface PainterData {
  readonly root: string
}

export interface Order {
  readonly no: number
  readonly still: Still
}

export type Painted =
  | { readonly no: number; readonly png: Uint8Array }
  | { readonly no: number; readonly fault: string }
