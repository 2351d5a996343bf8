import { useVenueCountry } from '../../features/shared/money/country.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { isEarlier, isOutcome, isUnderWay } from '../../features/payment/paymentState.ts'
import { leavePayment, mayGoBack, settles, visitName } from '../../features/pos/pageRules.ts'
import { paymentRules } from '../../features/pos/paymentRules.ts'
import type { PosPayment } from '../../features/pos/pos.ts'
import { PosScreen } from '../../features/pos/PosScreen.tsx'
import type { PosState } from '../../features/pos/states.ts'
import { toPayOf } from '../../features/pos/toPay.ts'
import { type OrderLink, stageNamed } from '../../features/pos/visit.ts'
import { FocusOnStepChange } from '../../features/shared/screens/FocusOnStepChange.tsx'
import { Reads } from '../runtime/api/Reads.tsx'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useCardPayment } from '../runtime/payments/usePayment.tsx'
import { onSignedOut, signOut, useSignedIn } from '../runtime/session/session.ts'
import type { WhySignedOut } from '../runtime/storage/storedKeys.ts'
import { BillFlow, type RunningFlow } from './BillFlow.tsx'
import { forgetWhenPaid } from './paidBefore.ts'
import { paymentApi } from './paymentApi.ts'
import { ReadBill } from './ReadBill.tsx'
import { records } from './records.ts'
import { SignInPage } from './SignInPage.tsx'

/** An order's visit: its bill, its steps and its payments. */
export function PosVisit({ link }: { readonly link: OrderLink }) {
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
  const isSignedIn = useSignedIn()
  const venue = state !== null && 'visit' in state ? state.visit.venue : null
  useVenueCountry(venue?.country)
  const [logo, setLogo] = useState<string | null>(null)
  if (venue !== null && venue.logo !== logo) setLogo(venue.logo)
  const isReading = state?.status === 'loading' && !isOutcome(payment.state) && !isUnderWay(payment.state)
  return (
    <>
      {!isEarlier(payment.state) && <BillFlow link={link} storageKey={`flow.${order}`} payment={payment} onChange={setFlow} />}
      <FocusOnStepChange stepKey={isReading ? (isSignedIn ? 'reading' : 'signIn') : 'bill'}>
        {isReading && flow !== null ? (
          isSignedIn ? (
            <Reads>
              <ReadBill link={link} send={flow.send} />
            </Reads>
          ) : (
            <SignInPage link={link} hasExpired={state.hasExpired} />
          )
        ) : (
          <PosScreen
            link={link}
            state={state}
            // Without its flow the page can only be signed out of.
            send={flow?.send ?? (({ type }) => (type === 'signOutChosen' ? signOut() : undefined))}
            pageContext={{ logo, isSignedIn }}
            payment={payment}
          />
        )}
      </FocusOnStepChange>
    </>
  )
}

/** The payment of the order's bill, and of credit that is bought for it. */
function useOrderPayment(link: OrderLink, order: string, flow: RunningFlow | null) {
  const state = flow?.state ?? null
  const visit = state !== null && 'visit' in state ? state.visit : null
  const payment = useCardPayment<PosPayment>({
    blocks: () => true,
    visit: `payment.${order}`,
    records,
    rules: paymentRules(link),
    api: paymentApi({ before: visit?.venue.cards ?? [], onCards: (cards) => flow?.send({ type: 'cardsRead', cards }) }),
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
