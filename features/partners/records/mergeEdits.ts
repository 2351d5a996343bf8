import { isSameDraft } from '../../shared/forms/isSameDraft.ts'

/** The text of a form: each field holds text, or a list of identifiers. */
export type Draft = Readonly<Record<string, string | readonly string[]>>

/** A person's edit, and the saved text that it began from. */
export type Edit<D extends Draft> = { readonly base: D; readonly mine: D }

/** Fields that are kept or taken together. */
export type Part<D extends Draft> = {
  readonly label: string
  readonly names: readonly (keyof D & string)[]
  /** The fields' values as text; empty for nothing. */
  readonly text: (draft: D) => string
}

type Fields<D extends Draft> = Pick<Part<D>, 'names'>

export const isSame = <D extends Draft>({ names }: Fields<D>, one: D, other: D): boolean => isSameDraft(one, other, names)

export const withParts = <D extends Draft>(parts: readonly Fields<D>[], draft: D, from: D): D => ({
  ...draft,
  ...Object.fromEntries(parts.flatMap(({ names }) => names.map((name) => [name, from[name]]))),
})

export type Merged<D extends Draft, P> = Edit<D> & {
  /** Parts that both have changed, each in another way. They have the typed text until somebody chooses. */
  readonly conflicts: readonly P[]
}

/** Joins the typed text with the saved values. A part that only one of them changed is as they changed it: nothing is lost. */
export function mergeEdits<D extends Draft, P extends Fields<D>>(parts: readonly P[], { base, mine }: Edit<D>, theirs: D): Merged<D, P> {
  const changed = parts.filter((part) => !isSame(part, theirs, base))
  const untouched = changed.filter((part) => isSame(part, mine, base))
  const conflicts = changed.filter((part) => !isSame(part, mine, base) && !isSame(part, mine, theirs))
  const settled = changed.filter((part) => !conflicts.includes(part))
  return { base: withParts(settled, base, theirs), mine: withParts(untouched, mine, theirs), conflicts }
}

/** A text that was sent: as it was typed, and as it is saved. */
export type Sent<D extends Draft> = { readonly typed: D; readonly saved: D }

/** The edit after its own save. A value that was saved as it was sent is no conflict. It is shown as saved, unless it was edited since. */
export function afterSave<D extends Draft>(parts: readonly Fields<D>[], { base, mine }: Edit<D>, sent: Sent<D>, now: D): Edit<D> {
  const own = parts.filter((part) => isSame(part, sent.saved, now))
  const left = own.filter((part) => isSame(part, mine, sent.typed))
  return { base: withParts(own, base, now), mine: withParts(left, mine, now) }
}

export const isUnsaved = <D extends Draft>(parts: readonly Fields<D>[], mine: D, saved: D): boolean =>
  !parts.every((part) => isSame(part, mine, saved))

/** The parts in which somebody's text differs from the saved one; none if they typed nothing. */
export const unsavedParts = <D extends Draft>(parts: readonly Part<D>[], edit: Edit<D> | null, saved: D) =>
  edit === null
    ? []
    : parts
        .filter((part) => !isSame(part, edit.mine, edit.base) && !isSame(part, edit.mine, saved))
        .map(({ label, text }) => ({ label, text: text(edit.mine) }))
