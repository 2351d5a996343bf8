import { showPage } from '../runtime/start/shell.ts'
import { opensAtOnce, readLink } from './link.ts'

/** The id of the shell's template: the sign-in of a guest. */
export const signInTemplate = 'sign-in'

/** Nothing is read before the sign-in, whose form is known. */
export function prefetch(): null {
  if (!opensAtOnce(readLink(location.search))) showPage(signInTemplate)
  return null
}
