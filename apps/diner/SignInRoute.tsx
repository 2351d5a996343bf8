import { useLocation } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { getVenue } from '../../features/bill/api.ts'
import { checkAddress } from '../../features/diner/address.ts'
import { SignInScreen } from '../../features/diner/SignInScreen.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { SignInSteps } from '../runtime/account/SignInSteps.tsx'
import { Redirect, useHref } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.ts'
import { useSignedIn } from '../runtime/session/session.ts'
import { wayBack } from '../runtime/session/RequireSession.tsx'
import { useTitle } from './useTitle.ts'

/** Signs a diner in, and leads back to where they came from. */
export function SignInRoute() {
  useTitle('Sign in')
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  const address = z.parse(checkAddress, search)
  const { pos, location } = address
  const venue = useRead(getVenue, pos !== '' && location !== '' ? { path: { posSlug: pos, location } } : null)
  const href = useHref()
  const back = wayBack(search)
  if (useSignedIn()) return <Redirect {...(back ?? { to: '/', search: address })} />
  const takesGuests = venue.read.status === 'ready' && !venue.read.value.membersOnly && back?.to === '/'
  return (
    <PublicPage>
      <SignInSteps>{(signIn) => <SignInScreen {...signIn} guestHref={takesGuests ? href('/', address) : null} />}</SignInSteps>
    </PublicPage>
  )
}
