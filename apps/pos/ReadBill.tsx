import { useEffect, useEffectEvent } from 'react'
import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import type { PosEvent } from '../../features/pos/pos.ts'
import { GuestPage } from '../../features/pos/screens/GuestPage.tsx'
import { SignIn } from '../../features/pos/screens/SignIn.tsx'
import type { OrderLink } from '../../features/pos/visit.ts'
import { SignInSteps } from '../runtime/account/SignInSteps.tsx'
import { type BillRead, useBill } from '../runtime/bill/useBill.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'

/** What came of the reads; null while they are on their way. */
function eventOf({ venue, ticket, signedIn }: BillRead): PosEvent | null {
  if (!signedIn || venue === null || venue.status === 'loading') return null
  if (venue.status === 'failed') return { type: 'venueUnread', failure: venue.cause }
  const { projectId } = venue.value
  if (projectId === null) return { type: 'projectUnread' }
  if (ticket === null || ticket.status === 'loading') return null
  if (ticket.status === 'failed') return { type: 'ticketUnread' }
  return { type: 'billRead', venue: { ...venue.value, projectId, readAt: Date.now() }, ticket: ticket.value }
}

type Props = {
  link: OrderLink
  /** The session has ended on this page. */
  hasExpired: boolean
  send: (event: PosEvent) => void
}

/** Reads the order's bill for who is signed in; everybody else signs in first. */
export function ReadBill({ link, hasExpired, send }: Props) {
  const bill = useBill({ ...link, pos: link.posSlug, table: '' }, true)
  const event = eventOf(bill)
  const onRead = useEffectEvent(() => event && send(event))
  useEffect(() => void onRead(), [event?.type])
  const { venue: read, signedIn } = bill
  const onTryAgain = useLongWait(signedIn)
  const venue = read?.status === 'ready' ? read.value : null
  if (signedIn) return <LoadingPos sellerLogo={venue?.logo ?? null} onTryAgain={onTryAgain} />
  return (
    <GuestPage link={link} venue={venue}>
      <SignInSteps ended={null}>{(signIn) => <SignIn hasExpired={hasExpired} {...signIn} />}</SignInSteps>
    </GuestPage>
  )
}
