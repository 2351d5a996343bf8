import type { Meta } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/gateway/PaymentCard.tsx'
import { standInForStripe } from './standIn.ts'
import { CheckoutScreen, type CheckoutScreenProps } from '../../features/checkout/CheckoutScreen.tsx'
import type { CheckoutEvent } from '../../features/checkout/events.ts'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import { DineTonight } from '../../features/checkout/screens/DineTonight.tsx'
import { nearbyStates } from '../../features/brands/examples/nearby.ts'
import { LazyScreens } from '../../features/checkout/screens/LazyScreens.tsx'
import { sumShown, answersPress } from '../../features/payment/attempt/gate.ts'
import { paymentIn } from '../../features/checkout/page.ts'
import { purchaseRules } from '../../features/checkout/purchaseToPay.ts'
import { paymentSteps } from '../../features/payment/attempt/paymentSteps.ts'
import { atRest } from '../../mocks/examples/checkout/bought.ts'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { purchasePayments } from '../../mocks/examples/checkout/payments.ts'
import { transition } from '../../features/checkout/transition.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import type { SignInSlot } from '../../features/checkout/screens/SignIn.tsx'
import { idle } from '../../features/shared/api/answers/answer.ts'
import { admittedBy } from '../claim/addresses.ts'
import { AccountProvider } from '../../ui/PublicPage/SignedIn.tsx'
import { isSignedIn } from '../../features/checkout/account.ts'
import { account } from '../signedIn.tsx'
import { byName } from '../byName.ts'
import { useWalk } from '../useWalk.ts'

/** The state, with addresses that the enterprise accepts. */
export function useAdmitted<S extends CheckoutState | null>(state: S): S {
  const enterprise = useEnterprise()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a state is plain data, and only the ending of an address is another
  return useMemo(() => JSON.parse(admittedBy(enterprise, JSON.stringify(state))) as S, [enterprise, state])
}

const payments = paymentSteps(purchaseRules)

type Shown = CheckoutScreenProps['state']

/** The next state; what follows a purchase has a page of its own. */
function walk(before: Shown, event: CheckoutEvent): readonly [Shown] {
  const [next] = before ? transition(before, event) : [null]
  return [next?.status === 'bought' ? before : next]
}

/** The screen with states that follow the buyer's events. */
function Walkable({ state: given, send, payment, ...props }: CheckoutScreenProps) {
  const [state, follow] = useWalk(useAdmitted(given), walk, send)
  const [paid, followPayment] = useWalk(payment.state, payments.transition, payment.send)
  return (
    <AccountProvider
      value={isMembers(state) ? { ...account, onSignOut: () => follow({ type: 'signedOutAnywhere', wasSignedIn: true }) } : null}>
      <CheckoutScreen
        {...props}
        state={state}
        send={follow}
        payment={{ ...payment, ...ofState(state), state: paid, send: followPayment }}
      />
    </AccountProvider>
  )
}

const isMembers = (state: CheckoutState | null): boolean => state !== null && 'visit' in state && isSignedIn(state.visit.account)

/** The payment and its cards, as the app finds it in the checkout's state. */
function ofState(state: CheckoutState | null) {
  const { paying, cards } = paymentIn(state)
  return { sum: sumShown(paying), mayPay: paying !== null && 'what' in paying, answersPress: answersPress(paying), cards }
}

const payment: CheckoutScreenProps['payment'] = {
  state: purchasePayments.choosing,
  send: fn(),
  sum: null,
  mayPay: false,
  cards: [],
  card: { kind: 'ready', field: <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} />, isTyped: false, focus: fn() },
  wallets: { kind: 'none' },
  onPay: fn(),
  onAnswer: fn(),
}

/** The payment in a state of its own, or with other slots. */
export const paymentWith = (other: Partial<CheckoutScreenProps['payment']>) => ({ payment: { ...payment, ...other } })

const NearbyOnTrial = () => <DineTonight nearby={nearbyStates.ready} />

/** The page of a purchase on an evening, with the same restaurants for everybody. Nothing is sent. */
export const boughtArgs = {
  ...atRest,
  now: () => new Date('2026-11-20T18:30:00Z'),
  restaurants: NearbyOnTrial,
  onGive: fn(),
  onKeep: fn(),
  onCorrect: fn(),
  onPassword: fn(),
}

/** A sign-in that sends nothing. */
const SignInOnTrial: SignInSlot = ({ email, children }) =>
  children({ signingIn: idle, onSignIn: fn(), initial: { email, password: '' }, onForgot: fn() })

/** The lazy screens, which send nothing. */
const LazyOnTrial: CheckoutScreenProps['lazyScreens'] = (props) => <LazyScreens {...props} signIn={SignInOnTrial} />

export const links = { host: 'plain', backHref: '#store', mapHref: '#map', manageHref: '#subscription', passMapHref: '#pass-map' } as const

/** Shared by the stories of the checkout screen; each file adds its title and states. */
export const checkoutScreenMeta = {
  component: CheckoutScreen,
  args: { send: fn(), payment, links, subscribeHref: '#subscribe', lazyScreens: LazyOnTrial },
  render: (args) => <Walkable {...args} />,
  argTypes: byName({ ...checkoutStates, ...checkoutVariants }),
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof CheckoutScreen>

type Canvas = { readonly queryAllByText: (text: string | RegExp) => readonly HTMLElement[] }

/** Waits until a text is seen in one of its two places: the order, or the form of a phone. */
export const expectSeenOnce = (canvas: Canvas, text: string | RegExp): Promise<void> =>
  waitFor(async () =>
    expect(canvas.queryAllByText(text).filter((part) => part.checkVisibility({ visibilityProperty: true }))).toHaveLength(1),
  )
