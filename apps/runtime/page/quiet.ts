import { isInField } from './isInField.ts'
import { busy } from './warnBeforeLeaving.ts'

/** Dialogs and drawers, and what waits for an answer. */
const open = '[role=dialog],[role=alertdialog],[aria-busy=true]'

/** The path of the page on which something was last typed or chosen. */
let typedAt: string | null = null

/** Follows what is typed. A page on which something was typed is not at rest until it is left. */
export function followTyping(): void {
  document.addEventListener('input', () => (typedAt = location.pathname), { capture: true })
}

/** Whether a reload now would cost nobody anything: nothing is typed, open, sent, unsaved or in the middle of its steps. */
export const isQuiet = (): boolean =>
  busy.size === 0 && typedAt !== location.pathname && !isInField() && document.querySelector(open) === null
