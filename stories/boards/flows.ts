import { sampleEvents as claimEvents } from '../../features/claim/examples/events.ts'
import { everyState as claimStates } from '../../features/claim/examples/states.ts'
import { variants as claimVariants } from '../../features/claim/examples/variants.ts'
import { transition as claimTransition } from '../../features/claim/transition.ts'
import { sampleEvents as checkoutEvents } from '../../features/checkout/examples/events.ts'
import { states as checkoutExamples } from '../../features/checkout/examples/states.ts'
import { transition as checkoutTransition } from '../../features/checkout/transition.ts'
import { sampleEvents as managersEvents } from '../../features/managers/checkout/examples/events.ts'
import { states as managersStates } from '../../features/managers/checkout/examples/states.ts'
import { transition as managersTransition } from '../../features/managers/checkout/transition.ts'
import { paymentSteps } from '../../features/payment/attempt/paymentSteps.ts'
import { type LunchPayment, lunchRules, paymentStates } from '../../features/payment/examples.ts'
import { sampleEvents as posEvents } from '../../features/pos/examples/events.ts'
import { posStates, posVariants } from '../../features/pos/examples/states.ts'
import { transition as posTransition } from '../../features/pos/transition.ts'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { type FlowBoard, flowBoard } from './flowBoard.ts'
import { paymentEvents } from './samples.ts'
import { upload } from './uploadFlow.ts'

const posEnds = 'Screens/POS/Ends'

/** The only start that leads to an order that cannot be renewed. */
const [readingToRenew] = checkoutTransition(checkoutExamples.notSubscription, { type: 'reloaded' })

/** Every flow that has examples of its events. */
export const flows = {
  claim: flowBoard({
    title: 'Screens/Claim',
    transition: claimTransition,
    states: [...claimStates, ...Object.values(claimVariants)],
    events: claimEvents,
  }),
  checkout: flowBoard({
    title: 'Screens/Checkout',
    titles: { bought: 'Screens/Checkout/Done' },
    transition: checkoutTransition,
    states: [...Object.values(checkoutStates), ...Object.values(checkoutExamples), readingToRenew],
    events: checkoutEvents,
  }),
  pos: flowBoard({
    title: 'Screens/POS',
    titles: { success: posEnds, tillNotInformed: posEnds, alreadyPaid: posEnds, failed: posEnds, error: posEnds, returning: posEnds },
    endings: ['success', 'alreadyPaid', 'returning'],
    transition: posTransition,
    states: [...Object.values(posStates), ...Object.values(posVariants)],
    events: posEvents,
  }),
  managersCheckout: flowBoard({
    title: 'Screens/Managers/Checkout',
    endings: ['nothingDue', 'success'],
    transition: managersTransition,
    states: Object.values(managersStates),
    events: managersEvents,
  }),
  /** Every surface embeds it. Here it pays a lunch. */
  paymentAttempt: flowBoard({
    title: 'Screens/Shared/Payment',
    starts: ['paymentUnknown'],
    endings: ['paid'],
    transition: paymentSteps<LunchPayment>({ ...lunchRules, verifies: true }).transition,
    states: Object.values(paymentStates),
    events: paymentEvents,
  }),
  upload,
} as const satisfies Readonly<Record<string, FlowBoard>>

export type FlowName = keyof typeof flows
