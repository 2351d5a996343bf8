import { tabStorage } from './storage.ts'

const isUtm = ([name]: readonly [string, string]): boolean => name.startsWith('utm_')

/** Where the promo code of a restaurant is kept; an address without a restaurant is the enterprise's own. */
const codeKey = (query: URLSearchParams): string => `promo.${query.get('project') ?? ''}`

/** A checkout's address names an option, and its code is of that option alone. */
const isOfOption = (query: URLSearchParams): boolean => query.has('ico_id') || query.has('gco_id')

/**
 * Notes the campaign of the address the guest landed on; a later page without one does not wipe it out. A promo code is
 * noted for the restaurant that the address names, and is of no other (PUR-06).
 */
export function rememberCampaign(search: string): void {
  const query = new URLSearchParams(search)
  const utm = [...query].filter(isUtm)
  const code = query.get('code')
  if (utm.length > 0) tabStorage.write('campaign', new URLSearchParams(utm).toString())
  if (code !== null && !isOfOption(query)) tabStorage.write(codeKey(query), code)
}

/** The utm parameters that came with the guest, to be carried from landing through checkout (NET-10). */
export const campaign = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(tabStorage.read('campaign') ?? '')].filter(isUtm))

/** The promo code of a page's address, or the one that came with the guest for its restaurant; empty where there is none. */
export function promoCodeOf(search: string): string {
  const query = new URLSearchParams(search)
  return (query.get('code') ?? tabStorage.read(codeKey(query)) ?? '').trim()
}

/** The utm parameters and the promo code that belong to a page. */
export function landingOf(search: string): Readonly<Record<string, string>> {
  const code = promoCodeOf(search)
  return { ...campaign(), ...(code !== '' && { code }) }
}

function withAll(address: string, added: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(added)) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/** The address with the utm parameters added; what it says itself stands. */
export const withUtm = (address: string): string => withAll(address, campaign())

/** The address with the utm parameters and the promo code of its restaurant added; what it says itself stands. */
export const withCampaign = (address: string): string => withAll(address, landingOf(new URL(address).search))
