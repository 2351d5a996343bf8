import type { AskedLink, Present } from '../../features/checkout/visit.ts'
import { isJustOpened } from '../runtime/page/visit.ts'
import { tabStorage } from '../runtime/storage/storage.ts'

// A visit belongs to one tab, also for the same buyer and option: two tabs may buy two gifts, so each has its own keys.

const visits = 'flow.checkout.' as const

/** Whether this tab has a visit that is not over. */
export const hasVisit = (): boolean => tabStorage.list(visits).length > 0

/** The key of a saved visit: for the same option, code, design and address only, because an option may be sold at one address. */
export const visitKey = ({ option, promoCode }: AskedLink, mustRenew: boolean, present?: Present) =>
  `${visits}${JSON.stringify([mustRenew, option?.kind, option?.id, promoCode, present?.design])}` as const

const doneKey = (key: string) => `done.${key}` as const

/** Ends the choice that was made in the store: it is bought. */
export function rememberDone(key: string): void {
  tabStorage.write(doneKey(key), 'yes')
  tabStorage.clear('flow.purchase.')
}

/** Opening the link of a finished visit starts again; reloading the confirmation shows it again. */
export function forgetWhenDone(key: string): void {
  if (!isJustOpened() || tabStorage.read(doneKey(key)) === null) return
  tabStorage.remove(doneKey(key))
  tabStorage.remove(key)
}
