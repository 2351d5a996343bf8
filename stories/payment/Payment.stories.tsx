import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/PaymentCard.tsx'
import { lunch, paymentStates } from '../../features/payment/testing/examples.ts'
import { standInForStripe } from '../checkout/standIn.ts'
import { cents } from '../../features/shared/money/money.ts'
import { spec } from '../spec.ts'
import { LunchScreen } from './LunchApp.tsx'

/** The payment of an app without steps of its own, in each of its states. */
const meta = {
  title: 'Screens/Payment',
  component: LunchScreen,
  args: {
    state: paymentStates.choosing,
    send: fn(),
    what: lunch,
    card: { kind: 'ready', field: <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} /> },
    wallets: { kind: 'none' },
    onPay: fn(),
  },
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof LunchScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The first saved card is chosen, and pays. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $10.00' }))
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'savedCard', id: 'pm_visa' })
  },
}

export const Choosing__Declined: Story = {
  args: { state: paymentStates.choosingDeclined },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is not enough money on this card. Please try another one.')).toBeVisible()
  },
}

/** The surface's server refused the payment: its message stands on the page. */
export const Choosing__Refused: Story = {
  args: { state: paymentStates.choosingRefused },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The kitchen has closed.')
  },
}

/** Rewards and balance pay everything: no card is asked for. */
export const Choosing__NoCard: Story = {
  args: { what: { ...lunch, amount: cents(0) }, payLabel: 'Pay with your balance', children: 'Your balance pays for your lunch.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with your balance' }))
    await expect(args.onPay).toHaveBeenCalledWith({ kind: 'noCard' })
  },
}

/** What was chosen before the card cannot be paid yet. */
export const Choosing__NotYet: Story = {
  args: { mayPay: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay $10.00' })).toBeDisabled()
  },
}

export const Preparing: Story = { args: { state: paymentStates.preparing } }

/** Nothing else can be chosen or pressed while the payment is on its way. */
export const Paying: Story = {
  args: { state: paymentStates.paying },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Pay/ })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('radio', { name: /Visa ending in 4242/ })).toBeDisabled()
  },
}

export const Authenticating: Story = { args: { state: paymentStates.authenticating } }

export const PaymentUnknown: Story = { args: { state: paymentStates.paymentUnknown } }

export const PaymentUnknown__Unreachable: Story = { args: { state: paymentStates.paymentUnknownUnreachable } }

export const PaymentUnknown__NoFinalAnswer: Story = { args: { state: paymentStates.paymentUnknownNoFinalAnswer } }

/** The same attempt can be sent again, or given up. */
export const PaymentUnknown__NotCharged: Story = {
  args: { state: paymentStates.paymentUnknownNotCharged },
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $10.00' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry' })
    await userEvent.click(canvas.getByRole('button', { name: /^Use another card/ }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'paymentGivenUp' })
  },
}

export const PaymentUnknown__Closing: Story = { args: { state: paymentStates.paymentUnknownClosing } }

export const Paid: Story = { args: { state: paymentStates.paid } }

export const UnresolvedPayment: Story = { args: { state: paymentStates.unresolvedPayment } }

export const UnresolvedPayment__NotCharged: Story = { args: { state: paymentStates.unresolvedPaymentNotCharged } }

/** The payer learns of it before they can pay again. */
export const EarlierPaid: Story = {
  args: { state: paymentStates.earlierPaid },
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$10.00 was charged, once.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on to another payment' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'unresolvedLeft' })
  },
}
