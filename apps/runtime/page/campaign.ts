import { plainText } from '../../../ui/text/plainText.ts'
import { tabStorage } from '../storage/storage.ts'

const isUtm = ([name]: readonly [string, string]): boolean => name.startsWith('utm_')

/** The storage key of a restaurant's promo code; an address without a restaurant is the enterprise's own. */
const codeKey = (query: URLSearchParams) => `promo.${query.get('project')?.toLowerCase() ?? ''}` as const

/** The code in a checkout's address belongs to that option alone. */
const isOfOption = (query: URLSearchParams): boolean => query.has('ico_id') || query.has('gco_id')

/** Saves the campaign of the address; a later page without one does not erase it. A promo code is saved for its restaurant only. */
export function rememberCampaign(search: string): void {
  const query = new URLSearchParams(search)
  const utm = [...query].filter(isUtm)
  const code = query.get('code')
  if (utm.length > 0) tabStorage.write('campaign', new URLSearchParams(utm).toString())
  if (code !== null && !isOfOption(query)) tabStorage.write(codeKey(query), code)
}

/** The utm parameters of this visit, from landing through checkout. */
export const campaign = (): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(tabStorage.read('campaign') ?? '')].filter(isUtm))

/** The promo code of the address, or the one saved for its restaurant; empty without one. */
export function promoCodeFromSearch(search: string): string {
  const query = new URLSearchParams(search)
  return plainText(query.get('code') ?? tabStorage.read(codeKey(query)) ?? '')
}

/** The visit's data in an event: the campaign, and the promo code of the address. */
export function landingFromSearch(search: string): Readonly<Record<string, string>> {
  const code = promoCodeFromSearch(search)
  return { ...campaign(), ...(code !== '' && { code }) }
}

function withAll(address: string, added: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(added)) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/** Adds the utm parameters to an address, and overrides none that it has. */
export const withUtm = (address: string): string => withAll(address, campaign())

/** Adds the utm parameters and the promo code of its restaurant to an address, and overrides none that it has. */
export const withCampaign = (address: string): string => withAll(address, landingFromSearch(new URL(address).search))
