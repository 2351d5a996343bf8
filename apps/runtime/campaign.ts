import { session } from './storage.ts'

const carried = (name: string) => name === 'code' || name.startsWith('utm_')

/** Notes the campaign of the address the guest landed on; a later page without one does not wipe it out. */
export function rememberCampaign(search: string): void {
  const found = [...new URLSearchParams(search)].filter(([name]) => carried(name))
  if (found.length > 0) session.write('campaign', new URLSearchParams(found).toString())
}

/** The utm parameters and code that came with the guest, to be carried from landing through checkout (NET-10). */
export const campaign = (): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(session.read('campaign') ?? ''))

/** The address with the campaign added; what it says itself stands. */
export function withCampaign(address: string): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(campaign()))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}
