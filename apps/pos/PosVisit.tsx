import { useEffect, useState, useEffectEvent } from 'react'
import { isOutcome, isUnderWay } from '../../features/payment/attempt/paymentState.ts'
import type { PosCommand, PosEvent, PosPayment, VenueRead } from '../../features/pos/pos.ts'
import { PosScreen } from '../../features/pos/PosScreen.tsx'
import type { PosState } from '../../features/pos/states.ts'
import { mayGoBack, posSurface } from '../../features/pos/surface.ts'
import { getToPay } from '../../features/pos/toPay.ts'
import { type OrderLink, stageNamed, visitName } from '../../features/pos/link.ts'
import { FocusOnStepChange } from '../../features/shared/screens/Screen.tsx'
import { Reads } from '../runtime/api/useRead.tsx'
import { useReceiptMail } from '../runtime/bill/useReceiptMail.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useAddress, useHistory } from '../runtime/page/address.tsx'
import { useSwitch } from '../runtime/page/switches.ts'
import { useCardPaymentPage } from '../runtime/payments/usePaymentPage.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { useSessionEnd } from '../runtime/session/useSessionEnd.ts'
import { handlers } from './commands.ts'
import { openAt, openIn } from './link.ts'
import { createOrderPayment, paidBefore } from './paymentApi.ts'
import { SignInToPay } from './SignInToPay.tsx'
import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import { type BillRead, useBill } from '../runtime/bill/useBill.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'

type PosPage = ReturnType<typeof useCardPaymentPage<PosState, PosEvent, PosCommand, PosPayment>>

/** The restaurant of the bill; null while none is open. */
const venueOf = (state: PosState | null): VenueRead | null => (state !== null && 'visit' in state ? state.visit.venue : null)

/** An order's visit: its bill, its steps, and its payments, also of credit that is bought for it. */
export function PosVisit({ link }: { readonly link: OrderLink }) {
  const storageKey = `flow.pos.${visitName(link)}` as const
  const history = useHistory()
  const { search } = useAddress()
  const [surface] = useState(() => {
    const named = () => openIn(history.location.search)
    return posSurface(link, { stage: () => named().stage, paidBefore: () => paidBefore(link, named().paid) })
  })
  const page: PosPage = useCardPaymentPage({
    surface,
    storageKey,
    ...createOrderPayment(link, {
      before: () => venueOf(page.now())?.cards ?? [],
      onCards: (cards) => page.send({ type: 'cardsRead', cards }),
    }),
    calls: {},
    handlers,
    view: (state) => ({
      paying: state && getToPay(state),
      payer: null,
      cards: venueOf(state)?.cards ?? [],
      wantsGateway: stageNamed(state?.status) !== undefined,
      venueKey: venueOf(state)?.stripeKey ?? null,
    }),
  })
  const { flow: state, send, now, payment } = page
  useBackSteps(state?.status ?? '', mayGoBack(state, payment.state), () => {
    if (mayGoBack(now(), payment.state)) send({ type: 'back' })
    return mayGoBack(now(), payment.state)
  })
  useSessionEnd((why) => send({ type: 'signedOut', why }))
  const isSignedIn = useSignedIn()
  const venue = venueOf(state)
  // The end of the visit shows it, too.
  const [known, setKnown] = useState(venue)
  if (venue !== null && venue !== known) setKnown(venue)
  const { logo, brand } = known ?? { logo: null, brand: null }
  const receiptRight = state?.status === 'success' ? state.paid.receiptRight : null
  const paid = receiptRight?.name
  const stage = stageNamed(state?.status)
  const openedAt = paid !== undefined ? openAt(search, { paid }) : stage !== undefined ? openAt(search, { stage }) : search
  // A reload opens the same stage, or shows the payment again; the order's own link begins anew: more may have been ordered.
  useEffect(() => {
    const { pathname, state } = history.location
    // The entry may be the one that Back leaves for a step.
    if (openedAt !== search) history.replace(pathname + openedAt, state)
  }, [history, search, openedAt])
  const receiptMail = useReceiptMail(receiptRight)
  const maySplit = useSwitch('split')
  const isReading = state?.status === 'loading' && !isOutcome(payment.state) && !isUnderWay(payment.state)
  return (
    <FocusOnStepChange stepKey={isReading ? (isSignedIn ? 'reading' : 'signIn') : 'bill'}>
      {!isReading ? (
        <PosScreen
          link={link}
          state={state}
          send={send}
          pageContext={{ logo, brand, onPrint: () => window.print(), receiptMail, maySplit }}
          payment={payment}
        />
      ) : isSignedIn ? (
        <Reads>
          <ReadBill link={link} send={send} />
        </Reads>
      ) : (
        <SignInToPay link={link} />
      )}
    </FocusOnStepChange>
  )
}

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
function ReadBill({ link, send }: Props) {
  const bill = useBill({ ...link, pos: link.posSlug, table: '' })
  const event = toEvent(bill)
  const onRead = useEffectEvent(() => event && send(event))
  useEffect(() => void onRead(), [event?.type])
  const onTryAgain = useLongWait(true)
  return <LoadingPos sellerLogo={bill.venue?.status === 'ready' ? bill.venue.value.logo : null} onTryAgain={onTryAgain} />
}
