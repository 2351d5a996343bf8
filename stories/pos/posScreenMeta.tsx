import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/gateway/PaymentCard.tsx'
import type { PaymentOnPage, PosPayment } from '../../features/pos/pos.ts'
import type { PosState } from '../../features/pos/states.ts'
import { PosScreen, type PosScreenProps } from '../../features/pos/PosScreen.tsx'
import { billToPay, link, venue } from '../../features/pos/examples/examples.ts'
import { posStates, posVariants } from '../../features/pos/examples/states.ts'
import { posPayments } from '../../features/pos/examples/payments.ts'
import { decidePayment, reasonShown, sumShown } from '../../features/payment/attempt/gate.ts'
import { usualLimits, withinLimits } from '../../features/payment/attempt/chargeLimits.ts'
import { idle } from '../../features/shared/api/answers/answer.ts'
import { getToPay } from '../../features/pos/toPay.ts'
import { transition } from '../../features/pos/transition.ts'
import { standInWithoutWallet } from '../checkout/standIn.ts'
import { account, signedInAs } from '../signedIn.tsx'
import { byName } from '../byName.ts'
import { useWalk } from '../useWalk.ts'

/** A payment on the page, in one of its states. */
export const paymentOf = (state: PaymentOnPage['state']): PaymentOnPage => ({
  state,
  send: fn(),
  sum: billToPay,
  mayPay: true,
  cards: venue.cards,
  card: {
    kind: 'ready',
    field: <PaymentCard stripe={standInWithoutWallet} onElements={fn()} onChange={fn()} />,
    isTyped: false,
    focus: fn(),
  },
  wallets: { kind: 'none' },
  onPay: fn(),
  onAnswer: fn(),
  onSaveCard: fn(),
})

/** The screen with a state that follows the diner's events, and pays what that state says. */
function Walkable({ state: given, send, payment, ...props }: PosScreenProps & { state: PosState }) {
  const [state, follow] = useWalk(given, transition, send)
  const paying = withinLimits<PosPayment>(getToPay(state), usualLimits)
  const shown = { sum: sumShown(paying), mayPay: decidePayment(paying).is !== 'closed', blocked: reasonShown(paying) }
  return <PosScreen {...props} payment={{ ...payment, ...shown }} state={state} send={follow} />
}

/** Shared by the stories of the hosted checkout; each file adds its title and states. */
export const posScreenMeta = {
  component: PosScreen,
  args: {
    send: fn(),
    pageContext: { logo: null, onPrint: fn(), receiptMail: { sending: idle, sentTo: null, onSend: fn() } },
    link,
    payment: paymentOf(posPayments.choosing),
  },
  render: ({ state, ...args }) => (state === null ? <PosScreen state={null} {...args} /> : <Walkable state={state} {...args} />),
  decorators: [signedInAs({ ...account, signOutLabel: 'Log Out' })],
  argTypes: byName({ ...posStates, ...posVariants }),
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof PosScreen>
