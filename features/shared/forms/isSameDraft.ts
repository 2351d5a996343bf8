type Field = string | number | null | readonly string[]

/** The text and the choices in a form. A nested draft does not compile. */
type FlatDraft = Readonly<Record<string, Field>>

const isList = (field: Field | undefined): field is readonly string[] => typeof field === 'object' && field !== null

const isSameField = (one: Field | undefined, other: Field | undefined): boolean =>
  isList(one) && isList(other) ? one.length === other.length && one.every((each, index) => each === other[index]) : one === other

/** Whether two drafts are the same in these fields; by default, in all. */
export const isSameDraft = (one: FlatDraft, other: FlatDraft, names: readonly string[] = Object.keys({ ...one, ...other })): boolean =>
  names.every((name) => isSameField(one[name], other[name]))
