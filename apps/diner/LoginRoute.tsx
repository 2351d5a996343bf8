import { useLocation } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { getVenue } from '../../features/bill/api.ts'
import { checkAddress } from '../../features/redemption/address.ts'
import { LoginScreen } from '../../features/redemption/LoginScreen.tsx'
import { signIn as signInCall } from '../../features/shared/account.ts'
import { Redirect } from '../runtime/Redirect.tsx'
import { signIn } from '../runtime/session.ts'
import { useRead } from '../runtime/useRead.ts'
import { useSignedIn } from '../runtime/useSignedIn.ts'
import { useWrite } from '../runtime/useWrite.ts'
import { wayBack } from '../runtime/wayBack.ts'
import { useHref } from '../runtime/useHref.ts'

/** Signs a diner in, and leads back to where they came from (DIN-01, NET-04). */
export function LoginRoute() {
  const { search }: { readonly search: Readonly<Record<string, unknown>> } = useLocation()
  const address = z.parse(checkAddress, search)
  const { pos, location } = address
  const venue = useRead(getVenue, pos !== '' && location !== '' ? { path: { posSlug: pos, location } } : null)
  const { submission, send } = useWrite(signInCall, { invalidates: [] })
  const href = useHref()
  const back = wayBack(search)
  if (useSignedIn()) return <Redirect {...(back ?? { to: '/', search: address })} />
  const takesGuests = venue.read.status === 'ready' && !venue.read.value.membersOnly && back?.to === '/'
  return (
    <LoginScreen
      signingIn={submission}
      onSignIn={(user) =>
        void send({ body: { user } }).then((answer) => {
          if (answer?.ok) signIn(answer.value.user.token)
        })
      }
      guestHref={takesGuests ? href('/', address) : null}
    />
  )
}
