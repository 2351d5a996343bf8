import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { getVenue } from '../../features/bill/api.ts'
import { isEarlier, isOutcome } from '../../features/payment/paymentState.ts'
import { leavePayment, mayGoBack, settles, venueOf, visitName } from '../../features/pos/pageRules.ts'
import { paymentRules } from '../../features/pos/paymentRules.ts'
import type { PosPayment, PosState } from '../../features/pos/pos.ts'
import { type OrderLink, stageNamed } from '../../features/pos/visit.ts'
import { PosScreen } from '../../features/pos/PosScreen.tsx'
import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import type { PageContext } from '../../features/pos/screens/page.ts'
import { toPayOf } from '../../features/pos/toPay.ts'
import { call } from '../runtime/api/call.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { firstTouch } from '../../ui/firstTouch.ts'
import { useCardPayment } from '../runtime/payments/usePayment.tsx'
import { onSignedOut, signOut, useSignedIn } from '../runtime/session/session.ts'
import type { WhySignedOut } from '../runtime/storage/storedKeys.ts'
import { token } from '../runtime/session/token.ts'
import { BillFlow, type RunningFlow } from './BillFlow.tsx'
import { LazyScreens } from './LazyScreens.tsx'
import { paymentApi } from './lazyPaymentApi.ts'
import { readLink } from './link.ts'
import { forgetWhenPaid } from './paidBefore.ts'
import { records } from './records.ts'

/** The bill of the address. Another address is another visit. */
export function PosRoute() {
  const { searchStr } = useLocation()
  return <PosVisit key={searchStr} search={searchStr} />
}

function PosVisit({ search }: { search: string }) {
  const [link] = useState(() => readLink(search))
  const order = `pos.${visitName(link)}`
  useState(() => forgetWhenPaid(`flow.${order}`))
  const [flow, setFlow] = useState<RunningFlow | null>(null)
  const state = flow?.state ?? null
  const payment = useOrderPayment(link, order, flow)
  const mayGoBackAt = (now: PosState | undefined) => now !== undefined && mayGoBack(now, payment.state)
  useBackSteps(state?.status ?? '', mayGoBackAt(flow?.state), () => {
    if (mayGoBackAt(flow?.now())) flow?.send({ type: 'back' })
    return mayGoBackAt(flow?.now())
  })
  const pageContext = usePageContext(link, state)
  const onTryAgain = useLongWait(state?.status === 'loading')
  // A diner who is signed in needs them as soon as the bill is read.
  useEffect(() => void (token() === null ? firstTouch.then(LazyScreens.preload) : LazyScreens.preload()), [])
  return (
    <>
      {!isEarlier(payment.state) && <BillFlow link={link} storageKey={`flow.${order}`} payment={payment} onChange={setFlow} />}
      {state === null && !isOutcome(payment.state) ? (
        <LoadingPos />
      ) : (
        <PosScreen
          link={link}
          state={state}
          // Without its flow the page can only be signed out of.
          send={flow?.send ?? (({ type }) => (type === 'signOutChosen' ? signOut() : undefined))}
          pageContext={pageContext}
          payment={payment}
          lazyScreens={LazyScreens}
          onTryAgain={onTryAgain}
        />
      )}
    </>
  )
}

/** The payment of the order's bill, and of credit that is bought for it. */
function useOrderPayment(link: OrderLink, order: string, flow: RunningFlow | null) {
  const state = flow?.state ?? null
  const visit = state !== null && 'visit' in state ? state.visit : null
  const api = paymentApi({
    before: visit?.venue.cards ?? [],
    onCards: (cards) => flow?.send({ type: 'cardsRead', cards }),
    onSessionEnded: () => flow?.send({ type: 'notPaid', because: { kind: 'sessionEnded' } }),
  })
  const payment = useCardPayment<PosPayment>({
    blocks: () => true,
    visit: `payment.${order}`,
    records,
    rules: paymentRules(link),
    api,
    paying: state && toPayOf(state),
    payer: null,
    cards: visit?.venue.cards ?? [],
    settles,
    chargedOf: ({ charged }) => charged,
    takes: 'saved',
    wantsGateway: stageNamed(state?.status) !== undefined,
    venueKey: visit?.venue.stripeKey ?? null,
    onCardSaved: () => flow?.send({ type: 'nextChosen' }),
  })
  // An error of one stage does not follow to another, and credit that was bought is followed by the bill.
  const onStage = useEffectEvent(() => {
    if (!stageNamed(state?.status)) return
    payment.onShown()
    payment.onNextStarted()
  })
  useLayoutEffect(() => onStage(), [state?.status])
  const onLeft = useEffectEvent((why: WhySignedOut) => leavePayment(why, payment))
  useEffect(() => onSignedOut((why) => onLeft(why)), [])
  return payment
}

/** The restaurant's logo and purchase page: the diner's own reading of the venue, else what a guest may read of it. */
function usePageContext({ posSlug, location }: OrderLink, state: PosState | null): PageContext {
  const isGuest = state?.status === 'signIn' && posSlug !== '' && location !== ''
  const isSignedIn = useSignedIn()
  const [forGuests, setForGuests] = useState<Pick<PageContext, 'logo' | 'purchasePage'> | null>(null)
  useEffect(() => {
    if (!isGuest) return
    const left = new AbortController()
    void call(getVenue, { path: { posSlug, location } }, { signal: left.signal }).then((answer) => {
      if (answer.ok && !left.signal.aborted) setForGuests(answer.value)
    })
    return () => left.abort()
  }, [isGuest, posSlug, location])
  const { logo, purchasePage } = venueOf(state) ?? forGuests ?? { logo: null, purchasePage: null }
  return { logo, purchasePage, isSignedIn }
}
