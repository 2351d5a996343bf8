import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { untoldTicket } from '../../features/bill/examples/bill.ts'
import { ManagersCheckoutScreen } from '../../features/managers/checkout/ManagersCheckoutScreen.tsx'
import { guest, ticket } from '../../features/managers/checkout/examples/examples.ts'
import { payments } from '../../features/managers/checkout/examples/payments.ts'
import { states } from '../../features/managers/checkout/examples/states.ts'
import { cents } from '../../features/shared/money/money.ts'
import { byName } from '../byName.ts'
import { manager, signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { tipQuestion } from '../../features/payment/examples.ts'
import { page, paymentAt } from './checkoutPage.ts'
import { presses } from '../plays.ts'

const meta = {
  title: 'Screens/Managers/Checkout',
  component: ManagersCheckoutScreen,
  args: { page, send: fn(), payment: paymentAt() },
  argTypes: byName(states),
  decorators: [signedInAs(manager)],
  parameters: { layout: 'fullscreen', ...spec('MGR-07') },
} satisfies Meta<typeof ManagersCheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The bill is being read. */
export const Loading: Story = { args: { state: states.loading } }

/** The check could not be read. */
export const TicketFailed: Story = {
  args: { state: states.ticketFailed },
  parameters: { ...spec('MGR-12') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Failed to fetch ticket data. Please try again.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry' })
  },
}

/** Others have paid the whole bill. */
export const NothingDue: Story = { args: { state: states.nothingDue } }

/** Step Checkout: the bill, the tip with its dollars and its base, the split. */
export const Bill: Story = {
  args: { state: states.bill },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check 1042' })).toBeVisible()
    await expect(canvas.getByText('Percentages of $96.00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '20% $19.20' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('$122.88')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '25% $24.00' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'chosen', choices: { tip: { kind: 'preset', value: 25 } } })
    await userEvent.click(canvas.getByRole('switch', { name: 'Split the bill' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'chosen', choices: { split: 0 } })
    await userEvent.click(canvas.getByRole('button', { name: 'Business' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'expenseSwitched', expense: 'business', isExplained: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to savings' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'continued' })
  },
}

/** Step Payment: rewards, balance, card, and how the card's charge comes about. */
export const Payment: Story = {
  args: { state: states.payment },
  parameters: { ...spec('MGR-09') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'This payment' })).toHaveTextContent(
      /^Amount due\$103\.68Tip\$19\.20Total\$122\.88\w+ cash−\$25\.00Charged to card\$97\.88$/,
    )
    await expect(canvas.getByText('Item not on bill')).toBeVisible()
    await expect(canvas.getByText('Takes $14.00 off. For 30 days from the claim')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Free cocktail' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Free dessert' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'chosen', choices: { claimId: '902' } })
    await userEvent.click(canvas.getByRole('radio', { name: 'Don’t use my balance' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'chosen', choices: { usesCash: false } })
    await userEvent.click(canvas.getByRole('button', { name: 'Hide rewards' }))
    await expect(canvas.queryByRole('radio', { name: 'Free dessert' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'paySubmitted', cardId: 'card-1' })
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'savedCard', id: 'card-1' })
  },
}

/** A tip above the bill is confirmed first. */
export const Payment__HighTip: Story = {
  args: { state: states.payment, payment: paymentAt({ ...payments.asking, question: tipQuestion }) },
  parameters: { ...spec('MGR-08', 'MGR-18') },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Is a tip of $500.00 right?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $510.00' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Change the tip' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(false)
    await expect(args.send).toHaveBeenCalledWith({ type: 'back' })
  },
}

/** Others have paid a part of the bill meanwhile. */
export const BillChanged: Story = {
  args: { state: states.billChanged },
  parameters: { ...spec('NET-08') },
  play: presses('Continue with the new bill', 'send', { type: 'continued' }),
}

/** The bill is the same, and the guest has spent their cash meanwhile: the card would pay more. */
export const BillChanged__OtherMoney: Story = {
  args: { state: { ...states.billChanged, ticket }, page: { ...page, guest: { ...guest, cash: cents(0) } } },
  parameters: { ...spec('POS-14') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The payment has changed' })).toBeVisible()
    await expect(canvas.getByText('$0.00, was $25.00')).toBeVisible()
    await expect(canvas.getByText('$122.88, was $97.88')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with these amounts' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'continued' })
  },
}

/** Another phone has paid the bill meanwhile, and the till does not know: the sums are the same. */
export const BillChanged__PaidUntold: Story = {
  args: { state: { ...states.billChanged, ticket: { ...ticket, lastPayment: untoldTicket.lastPayment } } },
  parameters: { ...spec('POS-12') },
}

/** It is on its way: nothing is pressed twice. */
export const Payment__OnItsWay: Story = {
  args: { state: states.payment, payment: paymentAt(payments.paying) },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of [/^Pay /, 'Back to the bill']) await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.payment.onPay).not.toHaveBeenCalled()
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** An attempt to pay the same bill that this page did not send was charged. */
export const Payment__PaidEarlier: Story = { args: { state: states.payment, payment: paymentAt(payments.earlierPaid) } }

/** Step Success. */
export const Success: Story = { args: { state: states.success }, parameters: { ...spec('MGR-10') } }
