import type { RouterHistory } from '@tanstack/history'
import type { Right } from '../../features/shared/flow/right.ts'
import { rights } from '../runtime/session/rights.ts'

export type LinkRight = Right<'purchaseLink'>

/** A tab has one link: another that it opens takes its place. */
const link: LinkRight = { of: 'purchaseLink', name: 'opened' }

let taken = 0

/** Counts the links that this page has opened or closed: the answer to one is not shown for another. */
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
  endFound()
  rights.save(rights.hold(link.of, link.name, token))
  replace(location.pathname + location.search)
  return link
}

const foundBy = (opened: number): Right<'purchase'> => ({ of: 'purchase', name: `found${opened}` })

/** Holds the right to the purchase that a link has found. A late answer, to a link before or one that was closed, gives none. */
export function holdFound(opened: number, id: string): Right<'purchase'> {
  const right = foundBy(opened)
  if (opened === taken) rights.hold(right.of, right.name, id)
  return right
}

/** Ends all that the link has opened on this device. */
export function endLink(): void {
  rights.end(link)
  endFound()
}

function endFound(): void {
  rights.end(foundBy(taken))
  taken += 1
}
