import type { Secrets } from '../../features/checkout/saved.ts'
import type { AskedLink, Present } from '../../features/checkout/visit.ts'
import { isJustOpened } from '../runtime/page/visit.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { token } from '../runtime/session/token.ts'

// A visit belongs to one tab, also for the same buyer and option: two tabs may buy two gifts, so each has its own keys.

/** The key of a saved visit: for the same option, code, design and address only, because an option may be sold at one address. */
export const visitKey = ({ option, promoCode }: AskedLink, mustRenew: boolean, present?: Present): string =>
  `flow.checkout.${JSON.stringify([mustRenew, option?.kind, option?.id, promoCode, present?.design])}`

const doneKey = (key: string) => `done.${key}`

const resetKey = (attemptKey: string) => `reset.${attemptKey}`

/** The secrets, which are not saved with the visit’s state. */
export const secrets = (): Secrets => ({
  isSignedIn: token() !== null,
  resetTokenOf: (attemptKey) => tabStorage.read(resetKey(attemptKey)),
})

/** Saves the token by which a new buyer sets a password separately from the visit's state; null removes it. */
export const saveResetToken = (attemptKey: string, token: string | null): void =>
  token === null ? tabStorage.remove(resetKey(attemptKey)) : void tabStorage.write(resetKey(attemptKey), token)

export const rememberDone = (key: string): void => void tabStorage.write(doneKey(key), 'yes')

/** Opening the link of a finished visit starts again; reloading the confirmation shows it again. */
export function forgetWhenDone(key: string): void {
  if (!isJustOpened() || tabStorage.read(doneKey(key)) === null) return
  tabStorage.remove(doneKey(key))
  tabStorage.remove(key)
}
