import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/gateway/PaymentCard.tsx'
import type { DraftPayment } from '../../features/bulk-gifting/pay/orderSteps.ts'
import { PayScreen } from '../../features/bulk-gifting/pay/PayScreen.tsx'
import type { RunningPayment } from '../../features/payment/attempt/running.ts'
import { cards } from '../../features/payment/examples.ts'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { listWithNumbers } from '../../features/bulk-gifting/examples/orders.ts'
import { dryRun, giftPayment, giftPayments } from '../../features/bulk-gifting/examples/payments.ts'
import { standInForStripe } from '../checkout/standIn.ts'
import { spec } from '../spec.ts'
import { withSaleTerms } from '../withSettings.tsx'
import { inGiftingFrame } from './inGiftingFrame.tsx'

const payment: RunningPayment<DraftPayment> = {
  sum: giftPayment,
  mayPay: true,
  state: giftPayments.choosing,
  cards,
  card: { kind: 'ready', field: <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} />, isTyped: false, focus: fn() },
  wallets: { kind: 'none' },
  send: fn(),
  onPay: fn(),
  onAnswer: fn(),
}
const at = (state: RunningPayment<DraftPayment>['state']) => ({ payment: { ...payment, state } })

const meta = {
  title: 'Screens/Bulk gifting/Payment',
  component: PayScreen,
  decorators: [inGiftingFrame('create')],
  args: {
    country: 'US',
    order: {
      amount: dryRun.gift,
      message: 'Thank you for a great year.',
      timeZone: 'America/New_York',
      purchaseOrder: 'PO-2026-118',
      recipients: listWithNumbers.recipients.slice(0, 2),
    },
    sender: 'Maya',
    dryRun: ready(dryRun.today),
    payment,
    onRetry: fn(),
    onStep: fn(),
  },
  parameters: { layout: 'fullscreen', controls: { include: ['payment', 'dryRun'] }, ...spec('BLK-10') },
} satisfies Meta<typeof PayScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Nothing can be paid before the server has said what the order does. */
export const Loading: Story = { args: { dryRun: loading, payment: { ...payment, mayPay: false } } }

export const Failed: Story = {
  args: { dryRun: failedToLoad({ kind: 'offline' }), payment: { ...payment, mayPay: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Pay $80.00' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** To how many, for how much, and when; whether it can be returned: what its order's page cancels is no exception from it. */
export const Ready: Story = {
  decorators: [withSaleTerms({ refundPolicy: 'Gift cards can’t be returned once they are paid.' })],
  parameters: { ...spec('LAW-07') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gifts that have been sent: Gift cards can’t be returned once they are paid.')).toBeVisible()
    await expect(canvas.getByText(/^A gift that has not been sent can be canceled, and its amount goes back/)).toBeVisible()
  },
}

/** Some gifts go by text message: how many is said before they are paid. */
export const Ready__ByText: Story = {
  args: {
    order: {
      amount: dryRun.gift,
      message: '',
      timeZone: 'America/New_York',
      purchaseOrder: null,
      recipients: listWithNumbers.recipients.slice(2, 4),
    },
  },
  parameters: { ...spec('TXT-01') },
}

/** New Zealand: its vouchers end at a day, in sight before they are paid. */
export const Ready__NewZealand: Story = { args: { country: 'NZ', dryRun: ready(dryRun.vouchers) }, parameters: { ...spec('BLK-08') } }

/** The last day of the gifts cannot be read: the review does not claim that there is none. */
export const Ready__UnreadableExpiry: Story = { args: { dryRun: ready(dryRun.unreadableExpiry) }, parameters: { ...spec('LAW-03') } }

/** The server's dry run differs from the list: nothing can be paid. */
export const Ready__NotAddingUp: Story = {
  args: {
    dryRun: ready({ ...dryRun.today, count: 3, problem: 'Your list has 2 recipients, and our server counts 3.' }),
    payment: { ...payment, mayPay: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This order does not add up')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $80.00' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Check it again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the recipients' }))
    await expect(args.onStep).toHaveBeenCalledWith('recipients')
  },
}

export const Ready__Paying: Story = { args: at(giftPayments.paying) }

export const Ready__PaymentUnknown: Story = { args: at(giftPayments.paymentUnknown) }
