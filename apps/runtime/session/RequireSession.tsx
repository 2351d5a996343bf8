import { type ParsedLocation, Outlet, redirect, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { token } from './token.ts'
import { useSignedIn } from './useSignedIn.ts'

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
