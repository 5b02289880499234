/** Of more jobs that are due, those waiting longest are looked at first: sorting all of them each time would be the delay. */
export const DUE_AT_ONCE = 2000
