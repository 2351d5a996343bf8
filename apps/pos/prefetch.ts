import { showPage } from '../runtime/start/shell.ts'
import { opensAtOnce } from './opening.ts'

/** The id of the shell's template: the sign-in of a guest. */
export const signInTemplate = 'sign-in'

/** Nothing is read before the sign-in, whose form is known. */
export function prefetch(): null {
  if (!opensAtOnce(location.search)) showPage(signInTemplate)
  return null
}
