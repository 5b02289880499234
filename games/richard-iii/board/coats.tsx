/** The arms of the families, of bishops, towns and hired men: each drawn on a field of 100 × 100. */
import type { ComponentChildren } from 'preact'
import { Rose } from '../../../art/index.ts'
import { Band, Discs, Figure, ink, Label, SALTIRE, type Tincture } from './charges.tsx'

const Field = (props: { readonly of: Tincture }) => (
  <rect x="-50" y="-52" width="100" height="106" fill={ink(props.of)} />
)

/** Two tinctures in four quarters. */
const Quarters = (props: { readonly a: Tincture; readonly b: Tincture }) => (
  <>
    <Field of={props.a} />
    <path d="M0 -52 H50 V-2 H-50 V54 H0 Z" fill={ink(props.b)} />
  </>
)

const Bordure = (props: { readonly of: Tincture; readonly dash?: string }) => (
  <path
    d="M-42 -46 C-26 -43 -12 -44 0 -48 C12 -44 26 -43 42 -46 V-6 C42 20 22 38 0 50 C-22 38 -42 20 -42 -6 Z"
    fill="none"
    stroke={ink(props.of)}
    stroke-width="24"
    stroke-dasharray={props.dash}
  />
)

/** France and England, as the royal house bears them. */
const Royal = () => (
  <>
    <Quarters a="azure" b="gules" />
    <Figure shape="fleur" of="or" x={-21} y={-24} />
    <Figure shape="fleur" of="or" x={17} y={18} scale={0.9} />
    <Figure shape="lion" of="or" x={20} y={-24} scale={0.5} />
    <Figure shape="lion" of="or" x={-18} y={18} scale={0.48} />
  </>
)

const CHECKS = Array.from({ length: 36 }, (_, i) => ({ x: (i % 6) * 17 - 50, y: Math.floor(i / 6) * 18 - 52, i }))
  .filter(({ i }) => (i + Math.floor(i / 6)) % 2 === 0)
  .map(({ x, y }) => `M${x} ${y}h17v18h-17Z`)
  .join('')

const on = (field: Tincture, ...parts: ComponentChildren[]) => (
  <>
    <Field of={field} />
    {parts}
  </>
)

const SIX: readonly (readonly [number, number])[] = [
  [-27, -31],
  [0, -31],
  [27, -31],
  [-22, 20],
  [0, 32],
  [22, 20],
]

export const COATS: { readonly [id: string]: () => ComponentChildren } = {
  'house-lancaster': () => on('or', <Rose key="r" house="lancaster" y={-3} size={76} plain />),
  'house-york': () => on('azure', <Rose key="r" house="york" y={-3} size={76} plain />),
  exeter: () => on('gules', <Figure key="l" shape="lion" of="or" scale={0.8} />, <Bordure key="b" of="azure" />),
  somerset: () => (
    <>
      <Royal />
      <Bordure of="argent" />
      <Bordure of="azure" dash="18 18" />
    </>
  ),
  richmond: () => (
    <>
      <Royal />
      <Bordure of="azure" />
    </>
  ),
  pembroke: () => (
    <>
      <Quarters a="azure" b="gules" />
      <Bordure of="or" />
    </>
  ),
  oxford: () => (
    <>
      <Quarters a="gules" b="or" />
      <Figure shape="star" of="argent" x={-20} y={-24} scale={1.15} />
    </>
  ),
  devon: () =>
    on(
      'or',
      <Discs
        key="d"
        of="gules"
        r={12}
        at={[
          [-19, -2],
          [19, -2],
          [0, 26],
        ]}
      />,
      <Label key="l" of="azure" />,
    ),
  beaumont: () =>
    on(
      'azure',
      <Figure key="l" shape="lion" of="or" />,
      ...([-30, 30] as const).map((x) => <Figure key={x} shape="fleur" of="or" x={x} y={-30} scale={0.5} />),
    ),
  clifford: () =>
    on('or', <path key="c" d={CHECKS} fill={ink('azure')} />, <Band key="f" of="gules" d="M-50 -4 H50" width={24} />),
  wiltshire: () =>
    on(
      'or',
      <path key="c" d="M-50 -52 H50 V-8 L34 -24 L17 -4 L0 -24 L-17 -4 L-34 -24 L-50 -8 Z" fill={ink('azure')} />,
    ),
  buckingham: () => on('or', <Band key="c" of="gules" d="M-54 42 L0 -14 L54 42" width={26} />),
  northumberland: () => on('or', <Figure key="l" shape="lion" of="azure" scale={1.15} />),
  shrewsbury: () =>
    on('gules', <Figure key="l" shape="lion" of="or" scale={0.9} />, <Bordure key="b" of="or" dash="6 3" />),
  westmoreland: () => on('gules', <Band key="s" of="argent" d={SALTIRE} />),
  salisbury: () => on('gules', <Band key="s" of="argent" d={SALTIRE} />, <Label key="l" of="azure" />),
  kent: () =>
    on(
      'gules',
      <Band key="s" of="argent" d={SALTIRE} />,
      <Figure key="m" shape="star" of="sable" y={-2} scale={0.9} />,
    ),
  warwick: () =>
    on(
      'gules',
      <Band key="f" of="or" d="M-50 -4 H50" width={20} />,
      ...SIX.map(([x, y]) => (
        <Band key={`${x} ${y}`} of="or" d={`M${x - 8} ${y} H${x + 8} M${x} ${y - 9} V${y + 9}`} width={5} />
      )),
    ),
  rivers: () =>
    on(
      'argent',
      <Band key="f" of="gules" d="M-50 0 H50" width={22} />,
      <path key="c" d="M-50 -52 H-8 V-10 H-50 Z" fill={ink('gules')} />,
    ),
  stanley: () =>
    on(
      'argent',
      <Band key="b" of="azure" d="M-54 -52 L54 48" width={30} />,
      <Discs
        key="h"
        of="or"
        r={7}
        at={[
          [-24, -24],
          [0, -2],
          [24, 20],
        ]}
      />,
    ),
  norfolk: () => on('gules', <Figure key="l" shape="lion" of="argent" scale={1.1} />),
  suffolk: () =>
    on(
      'azure',
      <Band key="f" of="or" d="M-50 -2 H50" width={18} />,
      <Discs
        key="d"
        of="or"
        r={9}
        at={[
          [-20, -30],
          [20, -30],
          [0, 28],
        ]}
      />,
    ),
  arundel: () => on('gules', <Figure key="l" shape="lion" of="or" scale={1.15} />),
  essex: () =>
    on(
      'argent',
      <Band key="c" of="gules" d="M0 -52 V54 M-50 -6 H50" width={18} />,
      <Discs key="d" of="sable" r={7} at={SIX.filter(([x]) => x !== 0)} />,
    ),
  worcester: () => on('argent', <Band key="s" of="gules" d={SALTIRE} width={18} dash="9 3" />),
  hastings: () => on('argent', <Figure key="m" shape="maunch" of="sable" scale={1.1} />),
  herbert: () =>
    on(
      'azure',
      <rect key="p" x="0" y="-52" width="50" height="106" fill={ink('gules')} />,
      <Figure key="a" shape="lion" of="argent" x={-20} y={-22} scale={0.52} />,
      <Figure key="b" shape="lion" of="argent" x={20} y={-22} scale={0.52} />,
      <Figure key="c" shape="lion" of="argent" x={0} y={22} scale={0.52} />,
    ),
  // Bishops: the pall of Canterbury, the keys of York
  'church-canterbury': () => on('azure', <Band key="p" of="argent" d="M-46 -50 L0 -6 L46 -50 M0 -6 V54" width={18} />),
  'church-york': () =>
    on(
      'gules',
      <Band key="k" of="argent" d="M-24 34 L20 -24 M24 34 L-20 -24" width={8} />,
      <Discs
        key="d"
        of="argent"
        r={10}
        at={[
          [-26, 30],
          [26, 30],
        ]}
      />,
      <path key="w" d="M14 -34 L30 -18 L36 -26 L20 -42 Z M-14 -34 L-30 -18 L-36 -26 L-20 -42 Z" fill={ink('argent')} />,
    ),
  // Towns
  'levy-london': () =>
    on(
      'argent',
      <Band key="c" of="gules" d="M0 -52 V54 M-50 -8 H50" width={16} />,
      <path key="s" d="M-27 -42 L-22 -14 H-32 Z" fill={ink('gules')} />,
    ),
  'levy-york': () =>
    on(
      'argent',
      <Band key="c" of="gules" d="M0 -52 V54 M-50 -4 H50" width={18} />,
      <Discs
        key="l"
        of="or"
        r={6}
        at={[
          [0, -34],
          [0, -4],
          [0, 26],
          [-28, -4],
          [28, -4],
        ]}
      />,
    ),
  'levy-bristol': () =>
    on(
      'gules',
      <path key="t" d="M-34 40 V-10 H-24 V-22 H-14 V-10 H-4 V40 Z" fill={ink('argent')} />,
      <path key="s" d="M2 34 H42 L34 44 H8 Z M20 30 V-22 L40 20 H20 Z" fill={ink('or')} />,
    ),
  'levy-coventry': () =>
    on(
      'gules',
      <rect key="v" x="0" y="-52" width="50" height="106" fill={ink('vert')} />,
      <path
        key="e"
        d="M-30 28 C-34 0 -16 -10 6 -10 C16 -10 18 -26 30 -26 C34 -12 28 -4 28 6 C28 14 24 18 20 28 H10 V12 H-12 V28 Z"
        fill={ink('or')}
      />,
    ),
  'levy-newcastle': () =>
    on(
      'gules',
      <path
        key="c"
        d="M-30 34 V-4 H-36 V-22 H-26 V-16 H-16 V-22 H-8 V-36 H8 V-22 H16 V-16 H26 V-22 H36 V-4 H30 V34 H8 V12 H-8 V34 Z"
        fill={ink('argent')}
      />,
    ),
  'levy-norwich': () =>
    on(
      'gules',
      <path key="c" d="M-22 -4 V-34 H-12 V-28 H-4 V-34 H4 V-28 H12 V-34 H22 V-4 Z" fill={ink('argent')} />,
      <Figure key="l" shape="lion" of="or" y={20} scale={0.62} />,
    ),
  'levy-salisbury': () =>
    on('azure', <Band key="b" of="or" d="M-50 -36 H50 M-50 -10 H50 M-50 16 H50 M-50 42 H50" width={12} />),
  bombard: () =>
    on(
      'argent',
      <path key="g" d="M-38 -2 L26 -28 L34 -10 L-26 18 C-36 20 -44 6 -38 -2 Z" fill={ink('sable')} />,
      <circle key="w" cx="-8" cy="20" r="16" fill="none" stroke={ink('sable')} stroke-width="7" />,
    ),
  // Hired men
  'mercenary-french': () =>
    on(
      'azure',
      <Figure key="a" shape="fleur" of="or" x={-19} y={-20} scale={1.05} />,
      <Figure key="b" shape="fleur" of="or" x={19} y={-20} scale={1.05} />,
      <Figure key="c" shape="fleur" of="or" y={22} scale={1.05} />,
    ),
  'mercenary-scots': () =>
    on('or', <Figure key="l" shape="lion" of="gules" scale={0.95} />, <Bordure key="b" of="gules" dash="10 4" />),
  'mercenary-welsh': () => (
    <>
      <Quarters a="or" b="gules" />
      <Discs
        of="gules"
        r={9}
        at={[
          [-21, -24],
          [18, 18],
        ]}
      />
      <Discs
        of="or"
        r={9}
        at={[
          [21, -24],
          [-18, 18],
        ]}
      />
    </>
  ),
  'mercenary-burgundian': () =>
    on(
      'argent',
      <Band key="s" of="gules" d={SALTIRE} width={13} />,
      <Band key="r" of="gules" d="M-30 -12 L-8 -34 M8 30 L30 8 M-30 8 L-8 30 M8 -34 L30 -12" width={7} />,
    ),
  'mercenary-calais': () =>
    on(
      'gules',
      <Band
        key="p"
        of="or"
        d="M-26 -34 V30 M-9 -34 V36 M9 -34 V36 M26 -34 V30 M-32 -26 H32 M-32 -6 H32 M-32 14 H32"
        width={6}
      />,
    ),
  'mercenary-irish': () =>
    on(
      'azure',
      <path key="h" d="M-20 32 L-22 -24 C-12 -36 4 -18 22 -32 C24 -4 6 20 -20 32 Z" fill={ink('or')} />,
      <Band key="s" of="azure" d="M-12 22 V-18 M-3 16 V-16 M6 8 V-16" width={3.5} />,
    ),
  rebel: () =>
    on('sable', <Band key="f" of="or" d="M0 46 V-8 M-20 -36 V-16 C-20 -2 20 -2 20 -16 V-36 M0 -8 V-38" width={8} />),
}
