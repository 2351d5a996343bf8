import { ClaimScreen } from '../../features/claim/ClaimScreen.tsx'
import { sampleEvents as claimEvents } from '../../features/claim/examples/events.ts'
import { everyState as claimStates } from '../../features/claim/examples/states.ts'
import { variants as claimVariants } from '../../features/claim/examples/variants.ts'
import { transition as claimTransition } from '../../features/claim/transition.ts'
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { sampleEvents as checkoutEvents } from '../../features/checkout/examples/events.ts'
import { states as checkoutExamples } from '../../features/checkout/examples/states.ts'
import { transition as checkoutTransition } from '../../features/checkout/transition.ts'
import { ManagersCheckoutScreen } from '../../features/managers/checkout/ManagersCheckoutScreen.tsx'
import { sampleEvents as managersEvents } from '../../features/managers/checkout/examples/events.ts'
import { states as managersStates } from '../../features/managers/checkout/examples/states.ts'
import { transition as managersTransition } from '../../features/managers/checkout/transition.ts'
import { PosScreen } from '../../features/pos/PosScreen.tsx'
import { sampleEvents as posEvents } from '../../features/pos/examples/events.ts'
import { posStates, posVariants } from '../../features/pos/examples/states.ts'
import { transition as posTransition } from '../../features/pos/transition.ts'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { checkoutScreenMeta } from '../checkout/checkoutScreenMeta.tsx'
import { page as managersPage, paymentAt as managersPaymentAt } from '../managers/checkoutPage.ts'
import { posScreenMeta } from '../pos/posScreenMeta.tsx'
import { claimScreenMeta } from '../claim/claimScreenMeta.tsx'
import { type FlowBoard, flowBoard } from './flowBoard.tsx'
import * as small from './smallFlows.tsx'
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
    screen: (state, send) => <ClaimScreen {...claimScreenMeta.args} state={state} send={send} />,
  }),
  checkout: flowBoard({
    title: 'Screens/Checkout',
    transition: checkoutTransition,
    states: [...Object.values(checkoutStates), ...Object.values(checkoutExamples), readingToRenew],
    events: checkoutEvents,
    screen: (state, send) => <CheckoutScreen {...checkoutScreenMeta.args} state={state} send={send} />,
  }),
  pos: flowBoard({
    title: 'Screens/POS',
    titles: { success: posEnds, tillNotInformed: posEnds, alreadyPaid: posEnds, failed: posEnds, error: posEnds, returning: posEnds },
    endings: ['success', 'alreadyPaid', 'returning'],
    transition: posTransition,
    states: [...Object.values(posStates), ...Object.values(posVariants)],
    events: posEvents,
    screen: (state, send) => <PosScreen {...posScreenMeta.args} state={state} send={send} />,
  }),
  managersCheckout: flowBoard({
    title: 'Screens/Managers/Checkout',
    endings: ['nothingDue', 'success'],
    transition: managersTransition,
    states: Object.values(managersStates),
    events: managersEvents,
    screen: (state, send) => <ManagersCheckoutScreen page={managersPage} payment={managersPaymentAt()} state={state} send={send} />,
  }),
  ...small,
  upload,
} as const satisfies Readonly<Record<string, FlowBoard>>

export type FlowName = keyof typeof flows
