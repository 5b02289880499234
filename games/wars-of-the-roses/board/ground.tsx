/** What never changes: the sea, far lands, hills, woods and rivers. */
import { useMemo } from 'preact/hooks'
import { Coast, Hill, nearerLast, Sea, Strewn, Tree } from '../../../art/index.ts'
import { BORDERS, MAP, SCOTTISH_BORDER } from './geometry.ts'

/** Tyne, Ouse and Humber, Trent, Severn, Thames, Great Ouse, Wye. */
const RIVERS = [
  'M448 226 C470 222 486 232 508 228 C528 222 548 230 571 222',
  'M566 342 C580 372 596 392 606 424 C614 448 640 462 660 474',
  'M558 672 C552 640 580 622 606 616 C634 606 636 574 634 548 C634 524 640 500 656 486',
  'M372 700 C404 676 440 690 462 706 C486 722 486 760 486 784 C484 808 464 820 450 832',
  'M520 838 C552 846 578 826 606 838 C634 850 654 842 680 850 C706 858 724 846 748 858',
  'M640 752 C668 742 700 740 722 716 C738 698 736 664 752 632',
  'M408 742 C420 760 438 768 436 790 C436 810 440 820 446 830',
]

/** The Pennines, the Cheviots, the hills of Wales, the Cotswolds, Dartmoor. */
const HILLS = nearerLast([
  [446, 206],
  [430, 226],
  [472, 180],
  [522, 392],
  [512, 416],
  [528, 436],
  [518, 458],
  [530, 482],
  [522, 506],
  [534, 530],
  [526, 554],
  [388, 338],
  [376, 354],
  [398, 352],
  [322, 590],
  [340, 580],
  [350, 606],
  [346, 650],
  [330, 668],
  [308, 700],
  [322, 812],
  [346, 826],
  [298, 816],
  [508, 846],
  [496, 862],
  [292, 1016],
  [310, 1024],
  [300, 962],
])

const WOODS = [
  [600, 566],
  [610, 574],
  [618, 564],
  [560, 976],
  [570, 984],
  [574, 972],
  [752, 936],
  [762, 944],
  [774, 936],
  [800, 930],
  [456, 798],
  [466, 806],
  [576, 756],
  [586, 764],
  [596, 754],
  [740, 760],
  [752, 768],
  [420, 968],
  [430, 976],
  [640, 378],
  [650, 386],
  [346, 128],
  [356, 136],
  [338, 138],
  [300, 210],
  [310, 218],
] as const

const WAVES = [
  [96, 470],
  [66, 860],
  [196, 930],
  [70, 1040],
  [780, 250],
  [950, 300],
  [960, 60],
  [950, 690],
  [520, 1080],
  [560, 1200],
  [206, 380],
  [960, 430],
] as const

/** The sea, painted before the zones that can be clicked. */
export function Water() {
  return useMemo(() => <Sea map={MAP} reach={[0.75, 0.95]} waves={WAVES} />, [])
}

/** What stands on the land, over the washes of the regions. */
export function Relief() {
  return useMemo(
    () => (
      <g pointer-events="none">
        {RIVERS.map((course) => (
          <path key={course} d={course} class="wr-river" />
        ))}
        <path d={BORDERS} class="wr-border under" />
        <path d={BORDERS} class="wr-border" />
        <path d={SCOTTISH_BORDER} class="wr-border far" />
        <Strewn what={Hill} at={HILLS} size={24} />
        <Strewn what={Tree} at={WOODS} size={14} />
        <Coast line={MAP.coast} />
      </g>
    ),
    [],
  )
}
