export const HOUSE_FLAGS: readonly string[]
