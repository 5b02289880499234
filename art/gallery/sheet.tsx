/** All primitives on one sheet, large and small. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LIVERIES } from '../../engine/game.ts'
import {
  Banner,
  Block,
  BlockFace,
  CardFrame,
  Cartouche,
  Castle,
  Charge,
  Coin,
  Compass,
  Counter,
  Crown,
  Die,
  Extension,
  Hill,
  Knight,
  Laurel,
  Mitre,
  Nobleman,
  type Picture,
  Port,
  Rise,
  Rose,
  RoseStone,
  Scroll,
  Shield,
  Ship,
  Squire,
  Town,
  Tree,
  Vote,
  WaterLines,
  Waves,
} from '../index.ts'
import '../board.css'

const PICTURES = import.meta.glob<{ Picture: Picture }>('../../games/*/board/picture.tsx')

function Plate(props: { readonly name: string; readonly class?: string; readonly children: ComponentChildren }) {
  return (
    <figure class={props.class}>
      <svg width="112" height="112" viewBox="-56 -56 112 112">
        {props.children}
      </svg>
      <svg width="28" height="28" viewBox="-56 -56 112 112">
        {props.children}
      </svg>
      <figcaption>{props.name}</figcaption>
    </figure>
  )
}

function Pictures(props: { readonly only: string }) {
  const [shown, setShown] = useState<readonly Picture[]>([])
  useEffect(() => {
    const wanted = Object.entries(PICTURES).filter(([path]) => path.includes(props.only))
    void Promise.all(wanted.map(([, load]) => load())).then((all) => setShown(all.map((one) => one.Picture)))
  }, [])
  return (
    <>
      {shown.map((Drawing, i) => (
        <figure key={i} style={{ width: '420px' }}>
          <Drawing />
        </figure>
      ))}
    </>
  )
}

const STRENGTHS = [1, 2, 3, 4] as const

export function Sheet(props: { readonly picture: string | null }) {
  if (props.picture !== null)
    return (
      <div class="sheet board">
        <Pictures only={props.picture} />
      </div>
    )
  return (
    <div class="sheet board">
      <Plate name="rose, lancaster">
        <Rose house="lancaster" />
      </Plate>
      <Plate name="stone">
        <RoseStone house="lancaster" />
      </Plate>
      <Plate name="stone, york">
        <RoseStone house="york" />
      </Plate>
      <Plate name="crown">
        <Crown />
      </Plate>
      <Plate name="castle">
        <Castle />
      </Plate>
      <Plate name="town">
        <Town />
      </Plate>
      <Plate name="large town">
        <Town large />
      </Plate>
      <Plate name="port">
        <Port />
      </Plate>
      <Plate name="ship">
        <Ship />
      </Plate>
      <Plate name="ship, livery" class="livery-york">
        <Ship />
      </Plate>
      <Plate name="mitre">
        <Mitre />
      </Plate>
      {STRENGTHS.map((strength) => (
        <Plate key={strength} name={`knight ${strength}`} class="livery-azure">
          <Knight strength={strength} />
        </Plate>
      ))}
      {LIVERIES.map((livery) => (
        <Plate key={livery} name={livery} class={`livery-${livery}`}>
          <Knight strength={3} />
        </Plate>
      ))}
      <Plate name="squire" class="livery-vert">
        <Squire />
      </Plate>
      <Plate name="nobleman">
        <Nobleman letter="A" />
      </Plate>
      <Plate name="coin">
        <Coin />
      </Plate>
      <Plate name="vote">
        <Vote />
      </Plate>
      <Plate name="laurel">
        <Laurel points={8} />
      </Plate>
      <Plate name="extension">
        <Extension />
      </Plate>
      <Plate name="rise">
        <Rise />
      </Plate>
      {LIVERIES.map((livery) => (
        <Plate key={livery} name={`shield ${livery}`}>
          <Shield livery={livery} />
        </Plate>
      ))}
      {LIVERIES.map((livery) => (
        <Plate key={livery} name="banner" class={`livery-${livery}`}>
          <Banner>
            <Charge livery={livery} />
          </Banner>
        </Plate>
      ))}
      {(['red', 'white', 'black'] as const).map((colour, i) => (
        <Plate key={colour} name="block">
          <Block
            colour={colour}
            face={
              <BlockFace colour={colour} pips={i + 1} whole={4}>
                <g transform="translate(0 6) scale(0.5)" fill="var(--ink)">
                  <Charge livery="gules" />
                </g>
              </BlockFace>
            }
          />
        </Plate>
      ))}
      {(['red', 'white', 'black'] as const).map((colour) => (
        <Plate key={colour} name="back">
          <Block colour={colour} />
        </Plate>
      ))}
      <Plate name="counter">
        <Counter r={22} size={38} n={4} />
      </Plate>
      <Plate name="die">
        <Die face={5} />
      </Plate>
      <Plate name="hit">
        <Die face={2} hit />
      </Plate>
      <Plate name="compass">
        <Compass />
      </Plate>
      <Plate name="card">
        <CardFrame width={64} height={96} />
      </Plate>
      <Plate name="card back">
        <CardFrame width={64} height={96} back>
          <Rose house="york" size={44} />
        </CardFrame>
      </Plate>
      <Plate name="land">
        <rect x="-56" y="-56" width="112" height="112" fill="var(--sea)" />
        <WaterLines coast="M-20 -60 C-10 -20 20 -20 0 60" />
        <path d="M-60 -60 H-20 C-10 -20 20 -20 0 60 H-60 Z" fill="var(--land)" stroke="var(--land-line)" />
        <Hill x={-30} y={0} />
        <Tree x={-20} y={30} />
        <Waves x={36} y={10} size={24} />
      </Plate>
      <svg width="300" height="120" viewBox="-150 -60 300 120">
        <Scroll x={0} y={0} width={200}>
          <text y="6" text-anchor="middle" font-size="18">
            Red leads
          </text>
        </Scroll>
      </svg>
      <svg width="300" height="120" viewBox="-150 -60 300 120">
        <Cartouche x={0} y={0} width={260} height={90} title="ENGLAND" line="in the year 1455" />
      </svg>
    </div>
  )
}
