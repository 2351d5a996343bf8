import { type ParsedLocation, Outlet, redirect } from '@tanstack/react-router'
import { isLeft, useSignedIn } from './session.ts'
import { token } from './token.ts'

type Search = Readonly<Record<string, unknown>>
type Address = { readonly to: string; readonly search: Search }
type Before = { readonly location: Pick<ParsedLocation<Search>, 'pathname' | 'search'> }

/** The address that the sign-in leads back to: what `from` names, with the rest of the query; null unless it is in this app. */
export function returnAddress({ from, ...rest }: Search): Address | null {
  if (typeof from !== 'string' || !/^\/(?![/\\])[\w/~.-]*$/.test(from) || from.startsWith('/login')) return null
  return { to: from, search: rest }
}

/**
 * For a route's `beforeLoad`: sends who is not signed in to /login, before anything of the page loads. It leads back here, unless
 * somebody has signed out: their page is not the next person's.
 */
export function requireSession({ location: { pathname, search } }: Before): void {
  if (token() === null) redirect({ to: '/login', search: isLeft() ? {} : { ...search, from: pathname }, replace: true, throw: true })
}

/** For the `beforeLoad` of /login: sends who is signed in on to where they were going. */
export const leaveSignIn =
  (after: (search: Search) => Address = (search) => returnAddress(search) ?? { to: '/', search }) =>
  ({ location: { search } }: Before): void => {
    if (token() !== null) redirect({ ...after(search), replace: true, throw: true })
  }

/** The routes below, while somebody is signed in: `Pages` has the router ask `requireSession` again when the session ends. */
export const RequireSession = () => useSignedIn() && <Outlet />
