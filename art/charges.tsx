/**
 * The badges of the seats, in one colour each and few strokes: swan, boar, lion, bear, falcon, and
 * the two roses. Drawn in the current `fill`; openings are left for the field to show through.
 */
import type { ComponentChildren } from 'preact'
import type { Livery, PlainLivery } from '../engine/game.ts'
import { partsOf } from '../engine/liveries.ts'
import { Rose } from './rose.tsx'

/** A swan swimming, wing raised. */
function Swan() {
  return (
    <path
      d="M-30 -18 C-36 -20 -42 -17 -47 -14 C-43 -20 -40 -25 -36 -29 C-33 -38 -22 -42 -14 -36 C-4 -28 -10 -14 -16 -2 C-20 8 -20 14 -14 18 C-10 8 2 -4 18 -16 C16 -10 18 -6 20 -4 C24 -10 32 -14 40 -18 C36 -10 38 -4 40 0 C42 -4 46 -6 50 -6 C46 14 34 34 8 36 C-14 38 -34 30 -36 12 C-37 0 -28 -8 -25 -20 C-24 -26 -26 -28 -30 -26 C-32 -24 -31 -21 -30 -18 Z M-4 20 C6 22 18 18 26 8 C16 12 6 12 0 10 C-4 12 -5 16 -4 20 Z"
      fill-rule="evenodd"
    />
  )
}

/** A boar passant, tusked and bristled. */
function Boar() {
  return (
    <path
      d="M-49 4 L-48 -4 C-41 -8 -35 -14 -28 -20 L-29 -33 L-18 -26 L-13 -33 L-8 -27 L-2 -35 L3 -29 L10 -35 L15 -28 L22 -32 L26 -25 C35 -21 40 -14 41 -5 C45 -6 46 -11 43 -15 C50 -13 51 2 42 5 C41 10 39 14 37 18 L40 37 L28 37 L26 23 C23 20 19 20 15 21 L16 37 L5 37 L4 23 C0 23 -4 22 -7 21 L-6 37 L-17 37 L-19 17 C-23 13 -27 11 -31 11 C-36 15 -45 13 -49 4 Z M-42 8 C-36 8 -32 4 -33 -6 C-27 1 -28 10 -35 12 C-38 12 -41 11 -42 8 Z M-27 -12 a2.6 2.6 0 1 0 0.1 0 Z"
      fill-rule="evenodd"
    />
  )
}

/** A lion's face, crowned with its mane. */
function Lion() {
  return (
    <>
      <path
        d="M0 -48 L8 -39 L18 -46 L22 -35 L34 -38 L33 -26 L45 -24 L39 -13 L48 -6 L39 1 L46 11 L35 14 L38 26 L27 25 L26 37 L15 33 L9 44 L0 38 L-9 44 L-15 33 L-26 37 L-27 25 L-38 26 L-35 14 L-46 11 L-39 1 L-48 -6 L-39 -13 L-45 -24 L-33 -26 L-34 -38 L-22 -35 L-18 -46 L-8 -39 Z M0 -28 C-14 -28 -24 -20 -25 -6 C-26 6 -18 12 -14 18 C-10 26 -6 28 0 28 C6 28 10 26 14 18 C18 12 26 6 25 -6 C24 -20 14 -28 0 -28 Z"
        fill-rule="evenodd"
      />
      <path d="M-18 -10 C-14 -16 -8 -15 -5 -10 C-9 -6 -15 -6 -18 -10 Z M18 -10 C14 -16 8 -15 5 -10 C9 -6 15 -6 18 -10 Z M-8 4 C-4 2 4 2 8 4 C6 9 3 10 2 12 C2 16 8 18 13 15 C10 22 4 22 0 18 C-4 22 -10 22 -13 15 C-8 18 -2 16 -2 12 C-3 10 -6 9 -8 4 Z" />
    </>
  )
}

/** A bear's head, muzzled. */
function Bear() {
  return (
    <path
      d="M-22 -30 C-26 -44 -42 -44 -44 -32 C-45 -24 -40 -20 -36 -18 C-42 -6 -40 12 -30 22 C-24 30 -20 42 0 42 C20 42 24 30 30 22 C40 12 42 -6 36 -18 C40 -20 45 -24 44 -32 C42 -44 26 -44 22 -30 C8 -36 -8 -36 -22 -30 Z M-20 -8 C-16 -13 -10 -12 -8 -7 C-12 -3 -18 -4 -20 -8 Z M20 -8 C16 -13 10 -12 8 -7 C12 -3 18 -4 20 -8 Z M-29 8 L-13 13 L-13 18 L-27 14 Z M29 8 L13 13 L13 18 L27 14 Z M0 9 C-12 9 -18 17 -17 25 C-15 35 -7 37 0 37 C7 37 15 35 17 25 C18 17 12 9 0 9 Z M-8 17 C-4 14 4 14 8 17 C7 23 3 24 2 26 L2 29 C5 31 8 30 10 28 C8 33 3 34 0 32 C-3 34 -8 33 -10 28 C-8 30 -5 31 -2 29 L-2 26 C-3 24 -7 23 -8 17 Z"
      fill-rule="evenodd"
    />
  )
}

/** A falcon displayed, looking back. */
function Falcon() {
  return (
    <path
      d="M-2 -46 C8 -48 12 -38 10 -28 C18 -30 24 -40 38 -46 C36 -40 40 -36 46 -34 C42 -28 46 -22 50 -18 C44 -14 46 -8 48 -2 C40 0 40 6 40 12 C34 10 32 14 30 18 C26 12 22 10 14 8 C13 16 11 20 10 24 L18 34 L11 33 L10 40 L5 34 C4 40 2 46 0 50 C-2 46 -4 40 -5 34 L-10 40 L-11 33 L-18 34 L-10 24 C-11 20 -13 16 -14 8 C-22 10 -26 12 -30 18 C-32 14 -34 10 -40 12 C-40 6 -40 0 -48 -2 C-46 -8 -44 -14 -50 -18 C-46 -22 -42 -28 -46 -34 C-40 -36 -36 -40 -38 -46 C-24 -40 -18 -30 -10 -28 C-11 -32 -13 -34 -18 -32 C-16 -40 -12 -45 -2 -46 Z M-3 -40 a2.8 2.8 0 1 0 0.1 0 Z M-4 -16 C-2 -12 2 -12 4 -16 L4 -6 C2 -2 -2 -2 -4 -6 Z"
      fill-rule="evenodd"
    />
  )
}

const CHARGES: Record<PlainLivery, () => ComponentChildren> = {
  azure: () => <Swan />,
  vert: () => <Boar />,
  or: () => <Lion />,
  gules: () => <Bear />,
  purpure: () => <Falcon />,
  lancaster: () => <Rose house="lancaster" />,
  york: () => <Rose house="york" />,
}

export function Charge(props: { readonly livery: Livery }) {
  return <>{CHARGES[partsOf(props.livery).livery]()}</>
}
