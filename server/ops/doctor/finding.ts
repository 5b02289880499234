/** One line of the doctor's: what was looked at, how it is, and what to do about it. */
export interface Finding {
  readonly about: string
  readonly state: 'good' | 'note' | 'warning' | 'wrong'
  readonly says: string
}

const finder =
  (state: Finding['state']) =>
  (about: string, says: string): Finding => ({ about, state, says })

export const good = finder('good')
/** Nothing is wrong, and it is worth knowing. */
export const note = finder('note')
export const warning = finder('warning')
export const wrong = finder('wrong')
