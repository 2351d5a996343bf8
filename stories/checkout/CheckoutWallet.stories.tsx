import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { WalletButtons } from '../../apps/runtime/payments/gateway/WalletButtons.tsx'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta, paymentWith } from './checkoutScreenMeta.tsx'
import { standInForStripe, standInWithoutWallet } from './standIn.ts'

const { order } = checkoutStates.payment.visit
const sum = { amount: order.pay, currency: order.currency, renewal: null }
const asked = { sum, known: false, mayPay: () => true, onAnswer: fn(), onConfirm: fn() }
const present = { kind: 'ready', buttons: <WalletButtons stripe={standInForStripe} {...asked} /> } as const
const absent = { kind: 'asking', buttons: <WalletButtons stripe={standInWithoutWallet} {...asked} /> } as const

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout/Wallet',
  args: { ...checkoutScreenMeta.args, state: checkoutStates.payment, ...paymentWith({ wallets: present }) },
  parameters: { ...checkoutScreenMeta.parameters, ...spec('CHK-04') },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The browser has a wallet: its button is the main action, and the card is behind another. */
export const Payment__Wallet: Story = {}

/** The browser has no wallet, or has not answered yet: nothing moves. */
export const Payment__WalletAbsent: Story = { args: paymentWith({ wallets: absent }) }

/** A member sees the wallet above the saved cards, and the consent to the renewal above both. */
export const Payment__WalletMonthly: Story = {
  args: { state: checkoutVariants.paymentWalletMonthly },
  parameters: { ...spec('CHK-08', 'SUB-01') },
}
