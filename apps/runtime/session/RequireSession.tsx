import { Outlet, useLocation } from '@tanstack/react-router'
import { Redirect } from '../page/Redirect.tsx'
import { useSignedIn } from './useSignedIn.ts'

/** Shows the routes below to a signed-in person, and sends everybody else to /login, which leads back here. */
export function RequireSession() {
  const { pathname, search }: { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> } = useLocation()
  if (useSignedIn()) return <Outlet />
  // The address is already the next one while the sign-in loads: it must not become the way back.
  return pathname === '/login' ? null : <Redirect to="/login" search={{ ...search, from: pathname }} />
}
