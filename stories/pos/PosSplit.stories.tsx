import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { PosScreen } from '../../features/pos/PosScreen.tsx'
import { posVariants as variants } from '../../features/pos/examples/states.ts'
import { firstPart } from '../../features/bill/sums/part.ts'
import { spec } from '../spec.ts'
import { posScreenMeta } from './posScreenMeta.tsx'

const meta = {
  ...posScreenMeta,
  title: 'Screens/POS/Split',
  args: { ...posScreenMeta.args, state: variants.redeemCreditSplit },
  parameters: { ...posScreenMeta.parameters, ...spec('SPL-01') },
} satisfies Meta<typeof PosScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Two guests share the bill: one pays half of it, and tips on that half. */
export const RedeemCredit__Split: Story = {
  parameters: { ...spec('SPL-01', 'SPL-02') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('You pay $51.84 of $103.68. $51.84 stays due.')).toBeVisible()
    await expect(canvas.getByText('Percentages of $48.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'One person more' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { part: { kind: 'shares', people: 3, mine: 1 } } })
    await expect(canvas.getByText('You pay $34.56 of $103.68. $69.12 stays due.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay all that is due' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { part: null } })
  },
}

/** Another guest has paid half: an amount of one’s own is never above the rest. */
export const RedeemCredit__PartPaid: Story = { args: { state: variants.redeemCreditPartPaid } }

/** The server has a payment that the till does not know, and another guest has begun one. */
export const RedeemCredit__PaidUntold: Story = { args: { state: variants.redeemCreditPaidUntold }, parameters: { ...spec('POS-12') } }

/** An amount is missing, and the guest has pressed Next: the field says so. */
export const RedeemCredit__PartMissing: Story = {
  args: { state: variants.redeemCreditPartMissing },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Your part, before the tip')
    await expect(field).toHaveAccessibleDescription('Enter how much of the bill to pay')
    await expect(field).toHaveFocus()
    await userEvent.type(field, '20')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { part: { kind: 'amount', typed: '20' } } })
    await expect(canvas.getByText('You pay $20.00 of $103.68. $83.68 stays due.')).toBeVisible()
  },
}

/** The till names its lines: the guest pays for two of them, with their part of tax and fees, and tips on that. */
export const RedeemCredit__Lines: Story = {
  args: { state: variants.redeemCreditLines },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      await canvas.findByText('You pay $60.68 of $116.04, $3.68 of it tax and fees less discounts. $55.36 stays due.'),
    ).toBeVisible()
    const items = within(canvas.getByRole('group', { name: 'Your items' }))
    await expect(items.getByRole('checkbox', { name: '2 × Grilled octopus $44.00' })).toBeChecked()
    await userEvent.click(items.getByRole('checkbox', { name: 'Negroni $13.00' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { part: { kind: 'lines', ids: ['line-1'] } } })
    await expect(canvas.getByText('You pay $46.84 of $116.04, $2.84 of it tax and fees less discounts. $69.20 stays due.')).toBeVisible()
  },
}

/** Nothing is chosen, and the guest has pressed Next. */
export const RedeemCredit__LinesMissing: Story = { args: { state: variants.redeemCreditLinesMissing } }

/** Somebody else has paid all that was chosen: the guest chooses again. */
export const RedeemCredit__LinesLost: Story = { args: { state: variants.redeemCreditLinesLost } }

/** They stand on the bill's slip in a wide window, and above the card in a narrow one. */
const paymentLines = /^(This|Your) payment$/

/** The part, the whole, and what stays due, before it is paid. */
export const Review__Split: Story = {
  args: { state: variants.reviewSplit },
  parameters: { ...spec('SPL-01', 'SPL-02') },
  play: async ({ args, canvas, userEvent }) => {
    const payment = canvas.getByRole('group', { name: paymentLines })
    await expect(payment).toHaveTextContent(/Your part.*of \$103\.68, \$51\.84 stays due.*\$51\.84/)
    await userEvent.click(canvas.getByRole('button', { name: 'Change your part' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { part: firstPart }, stage: 'redeemCredit' })
    await expect(canvas.getByRole('button', { name: 'Equal shares' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Two lines of the bill, before they are paid. */
export const Review__Lines: Story = { args: { state: variants.reviewLines } }

/** Somebody else has paid one of the chosen lines meanwhile: the rest of them is reviewed. */
export const Review__LinesLost: Story = {
  args: { state: variants.reviewLinesLost },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sea bass was just paid by another guest. It is no longer in your part.')).toBeVisible()
    await expect(canvas.getByRole('group', { name: paymentLines })).toHaveTextContent(
      /Your part.*of \$116\.04, \$28\.74 stays due.*\$46\.84/,
    )
  },
}

/** Another guest has paid half: the last one pays the rest to the cent. */
export const Review__LastPart: Story = {
  args: { state: variants.reviewLastPart },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$51.84 of this bill is paid. $51.84 is still due.')).toBeVisible()
    const payment = canvas.getByRole('group', { name: paymentLines })
    await expect(payment).toHaveTextContent(/Your part.*of \$103\.68/)
    await expect(payment).not.toHaveTextContent('stays due')
  },
}

/** The receipt says the part and the whole, and the page what is still due. */
export const Success__Part: Story = {
  args: { state: variants.successPart },
  parameters: { ...spec('SPL-01', 'SPL-02') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$51.84 of the bill is still due.')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Payment' })).toHaveTextContent(
      /^Your part.*of \$103\.68.*\$51\.84Tip\$9\.60Total\$61\.44/,
    )
  },
}
