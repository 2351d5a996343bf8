import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import type { PosScreen } from '../../features/pos/PosScreen.tsx'
import { posStates as states } from '../../features/pos/examples/states.ts'
import { posPayments } from '../../features/pos/examples/payments.ts'
import { spec } from '../spec.ts'
import { paymentOf, posScreenMeta } from './posScreenMeta.tsx'

const meta = { ...posScreenMeta, title: 'Screens/POS', args: { ...posScreenMeta.args, state: states.loading } } satisfies Meta<
  typeof PosScreen
>
export default meta

type Story = StoryObj<typeof meta>

/** The bill is being read. */
export const Loading: Story = { parameters: { ...spec('POS-01') } }

export const Loading__Long: Story = { render: () => <LoadingPos onTryAgain={fn()} />, parameters: { ...spec('NET-07') } }

/** The bill could not be read: the diner is sent back to their order. */
export const TicketError: Story = { args: { state: states.ticketError }, parameters: { ...spec('POS-05') } }

/** The tip: its dollars, and what its percentages refer to. None is one tap away. */
export const RedeemCredit: Story = {
  args: { state: states.redeemCredit },
  parameters: { ...spec('POS-01', 'POS-02', 'POS-07', 'POS-16') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Tip' })).toHaveAccessibleDescription('Percentages of $96.00')
    await expect(canvas.getAllByRole('button', { name: /%/ }).map(({ textContent }) => textContent)).toEqual([
      '18%$17.28',
      '20%$19.20',
      '22%$21.12',
      '25%$24.00',
    ])
    await expect(canvas.getByRole('button', { name: /^20%/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Tip payment method')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'No tip' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'chosen', choices: { tip: { kind: 'preset', value: 0 } } })
    await expect(canvas.queryByText('Tip payment method')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'nextChosen' })
    await expect(await canvas.findByRole('heading', { name: 'Review Payment' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible()
  },
}

/** The bill is higher than the credit. */
export const AddCredit: Story = {
  args: { state: states.addCredit },
  parameters: { ...spec('POS-01', 'POS-06') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Available balance: $25.00')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Just cover my bill today' })).toBeChecked()
    await expect(canvas.getByText('$78.68')).toBeVisible()
    await expect(canvas.getByText('+20%')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Pay $100, Get $130' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { creditOptionId: '502' } })
    await expect(canvas.getByText('+30%')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Purchase' })).toBeVisible()
  },
}

/** Everything that is paid, by what, before it is paid. */
export const Review: Story = {
  args: { state: states.review },
  parameters: { ...spec('POS-01', 'POS-09', 'POS-16') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Your bill' })).toHaveTextContent(/^You pay\$97\.88/)
    const payment = canvas.getByRole('group', { name: 'This payment' })
    await expect(payment).toHaveTextContent(/^Tip20% of \$96\.00\$19\.20Total\$122\.88\w+ cash−\$25\.00$/)
    await expect(canvas.getByText('You’ll earn $15.74 back on this visit')).toBeVisible()
    await userEvent.click(canvas.getByText('About Gratuity and Fees'))
    await expect(canvas.getByText(/A tip is yours to choose\. It is always paid by card\./)).toBeVisible()
    await userEvent.click(canvas.getByText('Not used'))
    await expect(canvas.getByRole('radio', { name: '$50 off a feast' })).toBeDisabled()
    await expect(canvas.queryByRole('radio', { name: /Welcome dessert/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'savedCard', id: 'card-1' })
  },
}

/** The bill is being paid: nobody leaves by a stray tap. */
export const Review__Paying: Story = {
  args: { state: states.review, payment: paymentOf(posPayments.paying) },
  parameters: { ...spec('POS-02', 'POS-10') },
}

/** The answer was lost, and the payment has not arrived: it can be sent again under its own key. */
export const Review__PaymentUnknown: Story = {
  args: { state: states.review, payment: paymentOf(posPayments.paymentUnknownNotFound) },
  parameters: { ...spec('NET-08') },
}

/** A payment of an earlier visit comes first, before the bill is read. */
export const UnresolvedPayment: Story = {
  args: { state: null, payment: paymentOf(posPayments.unresolvedPaymentNotFound) },
  parameters: { ...spec('NET-08') },
}
