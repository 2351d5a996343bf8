import { EmailReviewScreen } from '../../features/partners/email-review/EmailReviewScreen.tsx'
import { transition as reviewTransition } from '../../features/partners/email-review/emailReview.ts'
import { LeadScreen } from '../../features/partners/lead/LeadScreen.tsx'
import { transition as leadTransition } from '../../features/partners/lead/transition.ts'
import { paymentSteps } from '../../features/payment/attempt/paymentTransition.ts'
import { type LunchPayment, cards, lunch, lunchRules, paymentStates } from '../../features/payment/examples.ts'
import { PurchaseScreen } from '../../features/store/PurchaseScreen.tsx'
import { transition as purchaseTransition } from '../../features/store/transition.ts'
import { noDrafts } from '../../features/shared/forms/useDraftForm.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { review, reviewStates, reviewVariants } from '../../features/partners/email-review/examples/states.ts'
import { leadStates, leadVariants } from '../../features/partners/lead/examples/states.ts'
import { foundPlaces } from '../../features/partners/lead/examples/walks.ts'
import { purchaseStates, purchaseVariants } from '../../features/store/examples/states.ts'
import { LunchScreen } from '../payment/LunchApp.tsx'
import { purchaseScreenMeta } from '../store/purchaseScreenMeta.tsx'
import { flowBoard } from './flowBoard.tsx'
import * as samples from './samples.ts'

const nothing = () => undefined

export const purchase = flowBoard({
  title: 'Screens/Store',
  transition: purchaseTransition,
  states: [...Object.values(purchaseStates), ...Object.values(purchaseVariants)],
  events: samples.purchaseEvents,
  screen: (state, send) => <PurchaseScreen {...purchaseScreenMeta.args} state={state} send={send} />,
})

export const lead = flowBoard({
  title: 'Screens/Partners/Lead',
  endings: ['done'],
  transition: leadTransition,
  states: [...Object.values(leadStates), ...Object.values(leadVariants)],
  events: samples.leadEvents,
  screen: (state, send) => (
    <LeadScreen
      state={state}
      send={send}
      drafts={noDrafts}
      finding={{ text: 'tern', onText: nothing, suggestions: ready(foundPlaces), onRetry: nothing }}
    />
  ),
})

const approvalTitle = 'Screens/Partners/Email review approval'

export const emailReview = flowBoard({
  title: 'Screens/Partners/Email review',
  titles: { confirmingApproval: approvalTitle, approving: approvalTitle, approvalUnknown: approvalTitle },
  transition: reviewTransition,
  states: [...Object.values(reviewStates), ...Object.values(reviewVariants)],
  events: samples.reviewEvents,
  screen: (state, send) => (
    <EmailReviewScreen
      review={ready(review)}
      state={state}
      send={send}
      message="A warmer picture, please."
      onMessage={nothing}
      pictures={{ uploads: [], onAdd: nothing, onRemove: nothing, onRetry: nothing }}
      onRetry={nothing}
    />
  ),
})

/** Every surface embeds it. Here it pays a lunch. */
export const paymentAttempt = flowBoard({
  title: 'Screens/Shared/Payment',
  starts: ['unresolvedPayment'],
  endings: ['paid'],
  transition: paymentSteps<LunchPayment>({ ...lunchRules, verifies: true }).transition,
  states: Object.values(paymentStates),
  events: samples.paymentEvents,
  screen: (state, send) => (
    <LunchScreen
      payment={{
        state,
        send,
        amount: lunch.amount,
        mayPay: true,
        cards,
        card: { kind: 'loading' },
        wallets: { kind: 'none' },
        otherWays: null,
        onPay: (card) => send({ type: 'paySubmitted', ...samples.press, card }),
        onAnswer: (isYes) => send(isYes ? { type: 'questionConfirmed', ...samples.press } : { type: 'questionDeclined' }),
      }}
    />
  ),
})
