import type { FrozenModule } from '../../../engine/versions.ts'

export declare const game: FrozenModule['game']
export declare const words: FrozenModule['words']
