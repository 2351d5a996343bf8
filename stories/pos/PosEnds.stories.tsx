import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { PosScreen } from '../../features/pos/PosScreen.tsx'
import { link } from '../../features/pos/examples/examples.ts'
import { posStates as states } from '../../features/pos/examples/states.ts'
import { things } from '../../features/payment/thing.ts'
import { cents } from '../../features/shared/money/money.ts'
import { spec } from '../spec.ts'
import { holdTime } from '../time.ts'
import { posPayments } from '../../features/pos/examples/payments.ts'
import { paymentOf, posScreenMeta } from './posScreenMeta.tsx'

const meta = { ...posScreenMeta, title: 'Screens/POS/Ends', args: { ...posScreenMeta.args, state: states.success } } satisfies Meta<
  typeof PosScreen
>
export default meta

type Story = StoryObj<typeof meta>

/** The receipt: the check, the amount with the lines that lead to it, the time and the reference. */
export const Success: Story = {
  args: { state: states.success },
  beforeEach: holdTime,
  parameters: { ...spec('POS-10', 'POS-16', 'RCT-01') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Payment' })).toHaveTextContent(
      /^Bill\$103\.68Tip\$19\.20Total\$122\.88Paid with \w+ cash\$25\.00Charged to card\$97\.88$/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'No receipt' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'receiptDeclined' })
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.pageContext.onPrint).toHaveBeenCalledOnce()
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'stayed' })
  },
}

/** The card was charged another amount than the diner agreed to. */
export const Success__OtherCharge: Story = {
  args: { state: { ...states.success, paid: { ...states.success.paid, charged: cents(90_00) } } },
  parameters: { ...spec('POS-10', 'POS-16') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$90.00 was charged, not $97.88.')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Payment' })).toBeNull()
  },
}

const { pageContext } = posScreenMeta.args

/** The receipt goes to an address that the diner types. Without an order to go back to, no third choice is needed. */
export const Success__ReceiptByEmail: Story = {
  args: { state: { ...states.success, link: { ...states.success.link, returnUrl: null } } },
  parameters: { ...spec('RCT-01') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'No receipt' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'stayed' })
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await userEvent.keyboard('ada@mail.example{Enter}')
    await waitFor(() => expect(args.pageContext.receiptMail.onSend).toHaveBeenCalledWith('ada@mail.example'))
  },
}

export const Success__ReceiptSent: Story = {
  args: {
    state: { ...states.success, canReturn: true },
    pageContext: { ...pageContext, receiptMail: { ...pageContext.receiptMail, sentTo: 'ada@mail.example' } },
  },
  parameters: { ...spec('RCT-01') },
}

/** Charged, but the restaurant's till does not know: a state of its own, without a way to pay again. */
export const TillNotInformed: Story = {
  args: { state: states.tillNotInformed },
  parameters: { ...spec('POS-15') },
  play: async ({ args, canvas, userEvent }) => {
    for (const fact of ['$97.88', '$122.88', 'Check 1042', 'payment-7']) await expect(canvas.getAllByText(fact)[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(args.payment.send).toHaveBeenCalledWith({ type: 'retry' })
  },
}

/** It was paid by an earlier visit: a number that comes again is another bill. */
export const TillNotInformed__Earlier: Story = {
  args: { state: states.tillNotInformed, payment: paymentOf({ ...posPayments.paid, isEarlier: true }) },
  parameters: { ...spec('POS-15') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This is a new bill with the same number' }))
    await expect(args.payment.send).toHaveBeenCalledWith({ type: 'unresolvedLeft' })
    await expect(args.send).toHaveBeenCalledWith({ type: 'anotherBillChosen' })
  },
}

/** Somebody has paid the bill already. */
export const AlreadyPaid: Story = { args: { state: states.alreadyPaid }, parameters: { ...spec('POS-11') } }

/** The payment failed, and the server said nothing about it. */
export const Failed: Story = { args: { state: states.failed }, parameters: { ...spec('POS-01', 'POS-11', 'NET-06') } }

/** The page cannot go on. Back leaves to the order. */
export const Error: Story = { args: { state: states.error }, parameters: { ...spec('POS-01', 'POS-05', 'POS-11') } }

/** Nothing is left to pay: back to the order. */
export const Returning: Story = { args: { state: states.returning } }

const { earlierPaid } = posPayments

/** The bill was paid by a diner who has signed out: their receipt is not shown. A payment of another bill is. */
export const Review__PaidByAnother: Story = {
  args: {
    state: null,
    payment: paymentOf({
      ...earlierPaid,
      attempts: [{ ...earlierPaid.attempts[0], at: ['tableside', 'harbor', link.ticket], isGone: true }],
    }),
  },
  parameters: { ...spec('NET-08', 'NET-11') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/\$|Your (earlier )?payment/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to a new payment' }))
    await expect(args.payment.send).toHaveBeenLastCalledWith({ type: 'unresolvedLeft' })
  },
}

/** Another bill of this device was paid, and its till does not know: the page that finds it names the bill, and keeps the proof. */
export const Review__PaidEarlierTillNotInformed: Story = {
  args: {
    state: null,
    payment: paymentOf({
      ...earlierPaid,
      attempts: [
        { ...earlierPaid.attempts[0], name: 'check 1048 at Harbor & Rye', thing: things.bill({ location: '700', check: '1048' }) },
      ],
      made: { charged: cents(78_68), isSettled: false },
    }),
  },
  parameters: { ...spec('POS-14', 'NET-08') },
}
