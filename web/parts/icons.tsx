/** The few signs of the interface. They always stand beside words or carry a label. */
import { Sign } from './sign.tsx'

export const Bell = () => (
  <Sign>
    <path d="M6 17h12c-1.300-1.400-2-2.600-2-6.500A4 4 0 0 0 12 6a4 4 0 0 0-4 4.500c0 3.900-.700 5.100-2 6.500ZM12 6V4M10.500 20h3" />
  </Sign>
)
export const Flag = () => (
  <Sign>
    <path d="M6 21V4M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0" />
  </Sign>
)
export const Back = () => (
  <Sign>
    <path d="M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2" />
  </Sign>
)
export const First = () => (
  <Sign>
    <path d="M18 6 11 12l7 6M7 6v12" />
  </Sign>
)
export const Earlier = () => (
  <Sign>
    <path d="m15 6-7 6 7 6" />
  </Sign>
)
export const Later = () => (
  <Sign>
    <path d="m9 6 7 6-7 6" />
  </Sign>
)
export const Last = () => (
  <Sign>
    <path d="m6 6 7 6-7 6M17 6v12" />
  </Sign>
)
export const Play = () => (
  <Sign>
    <path d="M8 5.5v13l10-6.5Z" />
  </Sign>
)
export const Pause = () => (
  <Sign>
    <path d="M8.5 6v12M15.5 6v12" />
  </Sign>
)
export const MarksSign = () => (
  <Sign>
    <path d="M4 19c4-1 5-5 8-7" stroke-dasharray="2.5 3" />
    <circle cx="16.5" cy="7.5" r="4" />
  </Sign>
)
export const CloseSign = () => (
  <Sign>
    <path d="M6 6 18 18M18 6 6 18" />
  </Sign>
)
export const HouseSign = () => (
  <Sign>
    <path d="M5 9 12 4l7 5M6 20V9h12v11ZM10 20v-6h4v6" />
  </Sign>
)
export const ScrollSign = () => (
  <Sign>
    <path d="M5 4h11v13a3 3 0 0 0 3 3H8a3 3 0 0 1-3-3ZM8.5 8.5H13M8.5 12H13M16 10h4v7a3 3 0 0 1-1 3" />
  </Sign>
)
export const ListSign = () => (
  <Sign>
    <path d="M5 6h2M5 12h2M5 18h2M10.5 6H20M10.5 12H20M10.5 18H20" />
  </Sign>
)
/** An eye that is closed: the board for ears. */
export const WordsSign = () => (
  <Sign>
    <path d="M3 10c3 4.5 6 6 9 6s6-1.5 9-6M6 14l-2 2.5M12 16v3M18 14l2 2.5" />
  </Sign>
)
export const TalkSign = () => (
  <Sign>
    <path d="M4 5h16v11H11l-4 4v-4H4Z" />
  </Sign>
)
export const NotesSign = () => (
  <Sign>
    <path d="m14 5 5 5L9 20H4v-5ZM12 7l5 5" />
  </Sign>
)
export const BookSign = () => (
  <Sign>
    <path d="M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14" />
  </Sign>
)
export const UnfoldSign = () => (
  <Sign>
    <path d="M4 5h16v14H4ZM14 5v14" />
  </Sign>
)
export const CheckSign = () => (
  <Sign>
    <path d="M12 3.500 5 6v5.500c0 4.500 3 7.500 7 9 4-1.500 7-4.500 7-9V6ZM8.500 11.500l2.500 2.500 4.500-4.500" />
  </Sign>
)
export const KeepSign = () => (
  <Sign>
    <path d="M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14" />
  </Sign>
)
export const LinkSign = () => (
  <Sign>
    <path d="M10 14a4 4 0 0 0 5.700.300l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700-.300l-3 3a4 4 0 0 0 5.700 5.700l1-1" />
  </Sign>
)
export const UnlinkSign = () => (
  <Sign>
    <path d="M15 15l3.700-3.700a4 4 0 0 0-5.700-5.700l-1 1M9 9l-3.700 3.700a4 4 0 0 0 5.700 5.700l1-1M4 4l16 16" />
  </Sign>
)
export const TableSign = () => (
  <Sign>
    <path d="M3.500 9h17M6 9v10M18 9v10M8 9l1-3.500h6l1 3.500" />
  </Sign>
)
