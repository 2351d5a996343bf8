import { useEffect, useEffectEvent } from 'react'
import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import type { PosEvent } from '../../features/pos/pos.ts'
import type { OrderLink } from '../../features/pos/link.ts'
import { type BillRead, useBill } from '../runtime/bill/useBill.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'

/** The result of the reads; null while they are pending. */
function toEvent({ venue, ticket, signedIn }: BillRead): PosEvent | null {
  if (!signedIn || venue === null || venue.status === 'loading') return null
  if (venue.status === 'failed') return { type: 'venueUnread', failure: venue.cause }
  const { projectId } = venue.value
  if (projectId === null) return { type: 'projectUnread' }
  if (ticket === null || ticket.status === 'loading') return null
  if (ticket.status === 'failed') return { type: 'ticketUnread' }
  return { type: 'billRead', venue: { ...venue.value, projectId, readAt: Date.now() }, ticket: ticket.value }
}

type Props = { link: OrderLink; send: (event: PosEvent) => void }

/** Reads the order's bill for the signed-in person. It enters the flow as an event. */
export function ReadBill({ link, send }: Props) {
  const bill = useBill({ ...link, pos: link.posSlug, table: '' })
  const event = toEvent(bill)
  const onRead = useEffectEvent(() => event && send(event))
  useEffect(() => void onRead(), [event?.type])
  const onTryAgain = useLongWait(true)
  return <LoadingPos sellerLogo={bill.venue?.status === 'ready' ? bill.venue.value.logo : null} onTryAgain={onTryAgain} />
}
