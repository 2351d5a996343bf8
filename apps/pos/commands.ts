import type { PosCommand, PosEvent } from '../../features/pos/pos.ts'
import type { HandlersOf } from '../runtime/flow/carryOut.ts'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import { signOut } from '../runtime/session/session.ts'
import { forgetDevice } from '../runtime/storage/storage.ts'

export const handlers: HandlersOf<PosCommand, PosEvent> = {
  signOut: () => (signOut(), undefined),
  forgetDevice: () => (forgetDevice(), undefined),
  // Also an address that was saved before a reload is checked again.
  leave: ({ href }) => {
    const allowed = allowedReturnUrl(href)
    if (allowed !== null) location.assign(allowed)
    return undefined
  },
}
