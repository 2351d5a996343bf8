import type { RouterHistory } from '@tanstack/history'
import type { Right } from '../../features/shared/flow/right.ts'
import { rights } from '../runtime/session/rights.ts'

export type LinkRight = Right<'purchaseLink'>

/** A tab has one link: another that it opens takes its place. */
const link: LinkRight = { of: 'purchaseLink', name: 'opened' }

let taken = 0

/** The number of links that this page has opened: what is read by one is not shown for another. */
export const takenLinks = (): number => taken

/** The right that this tab has by a link, also after a reload; null without one. */
export const heldLink = (): LinkRight | null => (rights.has(link) ? link : null)

/**
 * Takes the token of a link out of the address, and holds it as a right. A token follows `#`, which the browser sends to nobody. From
 * then on it is in no address, no entry of the history and no referrer.
 */
export function takeLink({ location, replace }: Pick<RouterHistory, 'location' | 'replace'>): LinkRight | null {
  const token = location.hash.slice(1)
  if (token === '') return heldLink()
  rights.end(foundBy(taken))
  taken += 1
  rights.save(rights.hold(link.of, link.name, token))
  replace(location.pathname + location.search)
  return link
}

/** The right to the purchase that a link has found: a late answer to a link before is held under another name. */
export const foundBy = (opened: number): Right<'purchase'> => ({ of: 'purchase', name: `found${opened}` })

/** Ends all that the link has opened on this device. */
export function endLink(): void {
  rights.end(link)
  rights.end(foundBy(taken))
}
