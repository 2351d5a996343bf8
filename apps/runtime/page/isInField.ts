const fields = 'input,textarea,select,[contenteditable]'

/** Whether somebody may be typing or choosing: a reload now would take the keys that follow. */
export const isInField = (): boolean => document.activeElement?.matches(fields) === true
