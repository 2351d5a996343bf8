import { breakpoints } from '../breakpoints.ts'
import { lowWindow } from '../lowWindow.css.ts'
import { bar } from './stickyBar.css.ts'

/** A phone whose window is high enough for a bar that stays. */
export const phone = `(not ${breakpoints.md}) and (not ${lowWindow})`

/** A bar with the sum of a checkout: the one that sticks. */
export const footInPage = `${bar}[data-foot]:not([data-still], [data-place="unseen"])`
/** While something must be corrected the bar steps aside. */
export const foot = `${footInPage}:not(html:has([aria-invalid="true"]) *)`
