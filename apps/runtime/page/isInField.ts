const fields = 'input,textarea,select'

/** Whether somebody may be typing or choosing: a reload now would take the keys that follow. */
export const isInField = (): boolean => document.activeElement?.matches(fields) === true
