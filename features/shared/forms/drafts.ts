/** Saves what was typed into forms and not submitted yet, for Back and for a reload. */
export type Drafts = {
  /** The saved text of the form with this name, or undefined. */
  readonly read: (form: string) => unknown
  /** Undefined removes what was saved. */
  readonly write: (form: string, draft: unknown) => void
}

export const noDrafts: Drafts = { read: () => undefined, write: () => {} }

/** For `useTextForm` and `useDraftForm`: the form starts with what was saved under this name, or with `initial`, and saves its text there. */
export const savedAs = <Draft>(drafts: Drafts, form: string, initial: Draft) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this form writes under its name, and it writes every field
  values: (drafts.read(form) ?? initial) as Draft,
  onDraft: (draft: Draft | undefined) => drafts.write(form, draft),
})
