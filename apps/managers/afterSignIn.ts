import { returnAddress } from '../runtime/session/RequireSession.tsx'

type Search = Readonly<Record<string, unknown>>

/** The page after the sign-in: the one that required it, the location of the link, or the choice of one. */
export function afterSignIn(search: Search): { readonly to: string; readonly search: Search } {
  const back = returnAddress(search)
  if (back && back.to !== '/') return back
  return { to: search['location_id'] ? '/diner-selection' : '/location-selection', search: back?.search ?? search }
}
