/** What the planter and a lane say to each other. */

export interface Task {
  /** The file that was changed since the last task. */
  readonly changed: readonly string[]
  readonly by: readonly string[]
  /** Only tests with such a name. */
  readonly named: string
}

export interface Done {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}
