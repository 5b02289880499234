/** Where names, arms and ports are printed: by default around the place of the blocks, moved where the land asks for it. */
import type { AreaId } from '../rules/ids.ts'
import { type Room, ROOM } from './geometry.ts'

interface Moved {
  /** x, y and the slope in degrees of the name. */
  readonly name?: readonly [number, number, number]
  /** The middle of the row of arms. */
  readonly arms?: readonly [number, number]
  readonly port?: readonly [number, number]
  readonly size?: number
}

const MOVED: { readonly [id in AreaId]?: Moved } = {
  northumbria: { name: [503, 158, 12], arms: [512, 262], port: [598, 262] },
  cumbria: { name: [418, 262, -8] },
  'north-yorks': { name: [532, 338, 0], arms: [536, 414] },
  'east-yorks': { name: [644, 334, 42], arms: [640, 402], port: [716, 404] },
  'south-yorks': { name: [544, 452, 0], arms: [536, 480], size: 14.5 },
  lancaster: { name: [460, 434, 0], arms: [452, 514] },
  'isle-of-man': { name: [262, 322, -54], arms: [218, 416] },
  caernarvon: { name: [338, 556, -18], arms: [306, 616] },
  chester: { name: [464, 550, 0], arms: [460, 640], port: [404, 540] },
  derby: { name: [578, 546, 0], arms: [556, 622] },
  lincoln: { name: [694, 500, 0], arms: [690, 606] },
  pembroke: { name: [256, 738, -34], arms: [262, 818] },
  powys: { name: [362, 648, 0], arms: [362, 720] },
  hereford: { name: [440, 704, 0], arms: [434, 800] },
  warwick: { name: [526, 664, 22], arms: [522, 748] },
  leicester: { name: [628, 660, 40], arms: [632, 752] },
  rutland: { name: [724, 654, 4], arms: [736, 736] },
  'east-anglia': { name: [846, 622, 0], arms: [838, 742], port: [932, 676] },
  glamorgan: { name: [366, 802, 4], arms: [368, 868], port: [404, 878] },
  gloucester: { name: [522, 784, 0], arms: [508, 838], size: 14.5 },
  oxford: { name: [606, 776, 24], arms: [612, 864] },
  middlesex: { name: [692, 806, 8], arms: [686, 874], port: [752, 862], size: 14.5 },
  essex: { name: [776, 764, 4], arms: [796, 840] },
  somerset: { name: [428, 948, -10], arms: [404, 932], port: [392, 902], size: 14.5 },
  wilts: { name: [528, 860, 0], arms: [508, 938] },
  sussex: { name: [652, 906, 4], arms: [622, 972], port: [588, 1000] },
  kent: { name: [768, 898, 8], arms: [800, 944], port: [892, 906], size: 14.5 },
  cornwall: { name: [294, 950, -12], arms: [268, 1052], port: [336, 1072] },
  dorset: { name: [538, 984, 14], arms: [470, 1012], size: 14.5 },
}

const HERE: Room = { x: 0, y: 0, w: 0, h: 0 }

export function printOf(area: AreaId) {
  const room = ROOM.get(area) ?? HERE
  const moved = MOVED[area]
  return {
    name: moved?.name ?? ([room.x, room.y - room.h * 0.66, 0] as const),
    arms: moved?.arms ?? ([room.x, room.y + room.h * 0.82] as const),
    port: moved?.port ?? null,
    size: moved?.size ?? 16.5,
  }
}
