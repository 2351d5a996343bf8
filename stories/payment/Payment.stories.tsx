import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/gateway/PaymentCard.tsx'
import { type LunchPayment, cards, lunch, paymentStates } from '../../features/payment/examples.ts'
import type { RunningPayment } from '../../features/payment/attempt/running.ts'
import { standInForStripe } from '../checkout/standIn.ts'
import { cents } from '../../features/shared/money/money.ts'
import { spec } from '../spec.ts'
import { LunchScreen } from './LunchApp.tsx'

const field = <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} />
const card = { kind: 'ready', field, isTyped: false, focus: fn() } as const
const free = { ...lunch, amount: cents(0) }
const payment: RunningPayment<LunchPayment> = {
  state: paymentStates.choosing,
  send: fn(),
  sum: lunch,
  mayPay: true,
  cards,
  card,
  wallets: { kind: 'none' },
  onPay: fn(),
  onAnswer: fn(),
}
const at = (state: RunningPayment<LunchPayment>['state']) => ({ payment: { ...payment, state } })

/** The payment that every surface embeds, in each of its states. */
const meta = {
  title: 'Screens/Shared/Payment',
  component: LunchScreen,
  args: { payment },
  parameters: { layout: 'fullscreen', controls: { include: ['payment'] } },
} satisfies Meta<typeof LunchScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The first saved card is chosen, and pays. */
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $10.00' }))
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'savedCard', id: 'pm_visa' })
  },
}

export const Choosing__Declined: Story = { args: at(paymentStates.choosingDeclined), parameters: { ...spec('CHK-04') } }

/** The surface's server refused the payment: its message stands on the page. */
export const Choosing__Refused: Story = { args: at(paymentStates.choosingRefused) }

/** The gateway's script is loading: the button waits for it. */
export const Choosing__CardLoading: Story = {
  args: { payment: { ...payment, cards: [], card: { kind: 'loading' } } },
  parameters: { ...spec('CHK-04') },
}

const onRetry = fn()

/** The gateway's script is blocked or slow: the payer can try again. */
export const Choosing__CardUnavailable: Story = {
  args: { payment: { ...payment, cards: [], card: { kind: 'unavailable', onRetry } } },
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The secure card form did not open')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** Rewards and balance pay everything: no card is asked for. */
export const Choosing__NoCard: Story = {
  args: { payment: { ...payment, sum: free }, payLabel: 'Pay with your balance', children: 'Your balance pays for your lunch.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with your balance' }))
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'noCard' })
  },
}

/** A wallet is pressed again after the question, because it opens for a press alone. */
export const Asking: Story = {
  args: at(paymentStates.asking),
  play: async ({ args, userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Is a tip of $500.00 right?' }))
    await userEvent.click(question.getByRole('button', { name: 'Pay $510.00' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(true)
    await userEvent.click(question.getByRole('button', { name: 'Change the tip' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(false)
  },
}

export const Asking__Wallet: Story = {
  args: at({ ...paymentStates.asking, by: { kind: 'wallet' } }),
  play: async () => void (await screen.findByRole('button', { name: 'Yes, then press your wallet' })),
}

/** The choice before the card cannot be paid yet. */
export const Choosing__NotYet: Story = { args: { payment: { ...payment, mayPay: false } } }

/** The surface reads again what is paid. */
export const Verifying: Story = { args: at(paymentStates.verifying) }

/** The surface leads elsewhere: nothing can be pressed meanwhile. */
export const NotPaid: Story = { args: at(paymentStates.notPaid) }

export const Preparing: Story = { args: at(paymentStates.preparing) }

/** Nothing else can be chosen or pressed while the payment is on its way. */
export const Paying: Story = { args: at(paymentStates.paying) }

export const Authenticating: Story = { args: at(paymentStates.authenticating) }

export const PaymentUnknown: Story = { args: at(paymentStates.paymentUnknown) }

export const PaymentUnknown__Unreachable: Story = { args: at(paymentStates.paymentUnknownUnreachable) }

export const PaymentUnknown__NoFinalAnswer: Story = { args: at(paymentStates.paymentUnknownNoFinalAnswer) }

/** The same attempt can be sent again, or given up. */
export const PaymentUnknown__NotCharged: Story = {
  args: at(paymentStates.paymentUnknownNotFound),
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $10.00' }))
    await expect(args.payment.send).toHaveBeenCalledWith({ type: 'retry' })
    await userEvent.click(canvas.getByRole('button', { name: /^Use another card/ }))
    await expect(args.payment.send).toHaveBeenCalledWith({ type: 'paymentGivenUp' })
  },
}

export const PaymentUnknown__Closing: Story = { args: at(paymentStates.paymentUnknownClosing) }

export const Paid: Story = { args: at(paymentStates.paid) }

export const PaymentUnknown__Earlier: Story = { args: at(paymentStates.unresolvedPayment) }

export const PaymentUnknown__EarlierNotCharged: Story = { args: at(paymentStates.unresolvedPaymentNotFound) }

/** The payer learns of it before they can pay again. */
export const EarlierPaid: Story = {
  args: at(paymentStates.earlierPaid),
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$10.00 was charged, once.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to a new payment' }))
    await expect(args.payment.send).toHaveBeenCalledWith({ type: 'unresolvedLeft' })
  },
}
