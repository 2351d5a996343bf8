/** Saves what was typed into forms and not submitted yet, for Back and for a reload. */
export type Drafts = {
  /** What was saved for the form of this name, or undefined. */
  readonly read: (form: string) => unknown
  /** Undefined removes what was saved. */
  readonly write: (form: string, draft: unknown) => void
}

/** Saves nothing. */
export const noDrafts: Drafts = { read: () => undefined, write: () => {} }
