/** What the way says itself. */
export const defaultMessages = {
  /** Said after the name of a step that is done, for ears. */
  done: ', done',
  /** Where one is, where there is no room for names. */
  place: (step: number, count: number) => `${step} of ${count}`,
}
