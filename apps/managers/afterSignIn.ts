import { returnAddress } from '../runtime/session/RequireSession.tsx'

type Search = Readonly<Record<string, unknown>>

/** Where a manager goes on: to the page that asked them to sign in, to the location of the link, or to choose one. */
export function afterSignIn(search: Search): { readonly to: string; readonly search: Search } {
  const back = returnAddress(search)
  if (back && back.to !== '/') return back
  return { to: search['location_id'] ? '/diner-selection' : '/location-selection', search: back?.search ?? search }
}
