import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletButtons } from '../../apps/runtime/payments/WalletButtons.tsx'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta } from './checkoutScreenMeta.tsx'
import { standInForStripe, standInWithoutWallet } from './standIn.ts'

const { order } = checkoutStates.payment.visit
const sum = { amount: order.pay, renews: false }
const asked = { sum, known: false, mayPay: () => true, onAnswer: fn(), onConfirm: fn() }
const present = { kind: 'ready', buttons: <WalletButtons stripe={standInForStripe} {...asked} /> } as const
const absent = { kind: 'asking', buttons: <WalletButtons stripe={standInWithoutWallet} {...asked} /> } as const

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout wallet',
  args: { ...checkoutScreenMeta.args, state: checkoutStates.payment, wallets: present },
  parameters: { ...checkoutScreenMeta.parameters, ...spec('CHK-04') },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The browser has a wallet: its button stands above the card. */
export const Payment__Wallet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Or pay by card')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Card' })).toBeVisible()
  },
}

/** The browser has no wallet, or has not answered yet: nothing moves. */
export const Payment__WalletAbsent: Story = {
  args: { wallets: absent },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Or pay by card')).not.toBeInTheDocument()
    const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top
    await expect(top(canvas.getByRole('group', { name: 'Card' }))).toBe(top(canvasElement.querySelector('form')))
  },
}

/** A member sees the wallet above the saved cards. */
export const Payment__WalletMonthly: Story = { args: { state: checkoutVariants.paymentWalletMonthly }, parameters: { ...spec('CHK-08') } }

/** The bank declined the wallet's card: the message stands above the button, and the card's field has no error. */
export const Payment__WalletDeclined: Story = {
  args: { state: checkoutVariants.paymentWalletDeclined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is not enough money on this card. Please try another one.')
    await expect(canvas.getByRole('group', { name: 'Card' })).not.toHaveAccessibleDescription()
  },
}

/** The buyer has confirmed in the wallet's sheet. No charge is requested yet. */
export const Preparing__Wallet: Story = {
  args: { state: checkoutVariants.preparingWallet },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('button', { name: 'Change your details' })).not.toBeInTheDocument()
  },
}
