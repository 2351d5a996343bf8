export const defaultMessages = {
  /** Announced after the name of a completed step. */
  done: ', done',
  /** The current step, where there is no space for names. */
  position: (step: number, count: number) => `${step} of ${count}`,
}
