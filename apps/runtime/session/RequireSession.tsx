import { Alert } from '../../../ui/Alert/Alert.tsx'
import { type ParsedLocation, Outlet, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { token } from './token.ts'
import { useSignedIn, hasExpired } from './session.ts'

/** Where the sign-in leads back to: what `from` names, with the rest of the query; null unless it is in this app. */
export function wayBack({
  from,
  ...rest
}: Readonly<Record<string, unknown>>): { to: string; search: Readonly<Record<string, unknown>> } | null {
  if (typeof from !== 'string' || !/^\/(?![/\\])[\w/~.-]*$/.test(from) || from.startsWith('/login')) return null
  return { to: from, search: rest }
}

/** For a route's `beforeLoad`: sends who is not signed in to /login, which leads back here, before anything of the page loads. */
export function requireSession({
  location: { pathname, search },
}: {
  readonly location: ParsedLocation<Readonly<Record<string, unknown>>>
}): void {
  if (token() === null) redirect({ to: '/login', search: { ...search, from: pathname }, replace: true, throw: true })
}

/** Shows the routes below until the session ends: then the router asks `requireSession` again. */
export function RequireSession() {
  const router = useRouter()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (!signedIn) void router.invalidate()
  }, [signedIn, router])
  return signedIn ? <Outlet /> : null
}

/** Above a sign-in: why somebody who was signed in has to sign in again. */
export const SessionEnded = () =>
  hasExpired() && (
    <Alert tone="info" live="polite">
      You were signed out. Sign in again to go on where you were.
    </Alert>
  )
