import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import type { PosScreen } from '../../features/pos/PosScreen.tsx'
import { posStates, posVariants as variants } from '../../features/pos/examples/states.ts'
import { typedTip } from '../../features/bill/tipping/tip.ts'
import { spec } from '../spec.ts'
import { posPayments } from '../../features/pos/examples/payments.ts'
import { tipQuestion } from '../../features/payment/examples.ts'
import { getToPay } from '../../features/pos/toPay.ts'
import { paymentOf, posScreenMeta } from './posScreenMeta.tsx'

const meta = {
  ...posScreenMeta,
  title: 'Screens/POS/Stages',
  args: { ...posScreenMeta.args, state: variants.redeemCreditGratuity },
} satisfies Meta<typeof PosScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The bill holds a gratuity already: smaller percentages, and 2 % at first. */
export const RedeemCredit__Gratuity: Story = { parameters: { ...spec('POS-07') } }

/** Below $10 the presets are dollars. */
export const RedeemCredit__SmallBill: Story = { args: { state: variants.redeemCreditSmallBill }, parameters: { ...spec('POS-07') } }

/** A negative default: the tip cannot be entered here. */
export const RedeemCredit__Disabled: Story = {
  args: { state: variants.redeemCreditDisabled },
  parameters: { ...spec('POS-07') },
  play: async ({ canvas }) => {
    const text = 'You add no tip here: a tip is charged to your card on file. Now $78.68 of the bill is charged to your card.'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** Credit pays the bill, so only a tip would be charged to the card. */
export const RedeemCredit__DisabledCovered: Story = {
  args: { state: variants.redeemCreditDisabledCovered },
  parameters: { ...spec('POS-07') },
  play: async ({ canvas }) => {
    const text = 'You add no tip here: a tip is charged to your card on file. Your credit pays the bill.'
    await expect(canvas.getByText(text)).toBeVisible()
  },
}

/** The field has dollars: parts of a cent are no tip. */
export const RedeemCredit__Invalid: Story = {
  args: { state: variants.redeemCreditInvalid },
  parameters: { ...spec('POS-08') },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Tip amount')
    await expect(field).toHaveValue('1.234')
    await expect(field).toHaveAccessibleDescription('Invalid tip format')
    await userEvent.clear(field)
    await userEvent.paste('5')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { tip: typedTip('5') } })
  },
}

export const RedeemCredit__TooSmall: Story = {
  args: { state: variants.redeemCreditTooSmall },
  parameters: { ...spec('POS-08') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Tip must be above $0.50')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^18%/ }))
    await expect(canvas.queryByText('Tip must be above $0.50')).not.toBeInTheDocument()
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { tip: { kind: 'preset', value: 18 } } })
  },
}

/** Without a tip no card is asked for. */
export const RedeemCredit__NoTip: Story = { args: { state: variants.redeemCreditNoTip } }

/** A new card is saved before the diner goes on. */
export const RedeemCredit__NewCard: Story = {
  args: { payment: paymentOf({ status: 'choosing', card: { kind: 'newCard' }, problem: null }), state: posStates.redeemCredit },
  parameters: { ...spec('POS-12', 'LAW-04') },
}

/** An offer pays before the credit, because it expires. */
export const Review__WithOffer: Story = { args: { state: variants.reviewWithOffer }, parameters: { ...spec('POS-09') } }

/** The credit covers the bill: the card pays the tip only. */
export const Review__Covered: Story = { args: { state: variants.reviewCovered }, parameters: { ...spec('POS-04', 'POS-09', 'POS-16') } }

/** They stand on the bill's slip in a wide window, and above the card in a narrow one. */
const paymentLines = /^(This|Your) payment$/

/** The order asks for a part: the page says what stays unpaid. */
export const Review__Part: Story = {
  args: { state: variants.reviewPart },
  parameters: { ...spec('POS-18') },
  play: async ({ canvas }) => {
    const payment = canvas.getByRole('group', { name: paymentLines })
    await expect(payment).toHaveTextContent('Your part')
    await expect(payment).toHaveTextContent('of $103.68, $50.00 stays due')
  },
}

/** A delivery fee is a line of the bill, and the cash says what it is made of. */
export const Review__Delivery: Story = {
  args: { state: variants.reviewDelivery },
  parameters: { ...spec('POS-19') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Delivery fee')[0]).toBeInTheDocument()
    await expect(canvas.getByRole('group', { name: paymentLines })).toHaveTextContent('$20.00 credit + $5.00 pass')
  },
}

/** Nothing is left for a card, so none is asked for. */
export const Review__CoveredNoTip: Story = { args: { state: variants.reviewCoveredNoTip } }

/** Credit leaves less than a card can pay: the page says so before a press, and names the ways on. */
export const Review__TooSmall: Story = {
  args: { state: variants.reviewTooSmall },
  parameters: { ...spec('POS-09') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('A card can pay $0.50 or more. Use less credit, add a tip, or pay another part.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $0.30' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /^18%/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chosen', choices: { tip: { kind: 'preset', value: 18 } } })
  },
}

const highTipToPay = getToPay(variants.reviewHighTip)
const [highTip = tipQuestion] = highTipToPay !== null && 'asks' in highTipToPay ? highTipToPay.asks : []

/** A tip above the bill is asked about before it is paid. */
export const Review__HighTip: Story = {
  args: { state: variants.reviewHighTip, payment: paymentOf({ ...posPayments.asking, question: highTip }) },
  parameters: { ...spec('POS-09', 'MGR-18') },
  play: async ({ args, canvas, userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Is a tip of $150.00 right?' }))
    const pay = canvas.getByText(/^Pay \$/, { selector: 'form *' })
    await userEvent.click(question.getByRole('button', { name: pay.textContent ?? '' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(true)
    await userEvent.click(question.getByRole('button', { name: 'Change the tip' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(false)
  },
}

export const Review__HouseAccount: Story = { args: { state: variants.reviewHouseAccount }, parameters: { ...spec('POS-09') } }

/** A charge says what it is for, in the restaurant’s words. One without a name claims nothing. */
export const Review__Fee: Story = { args: { state: variants.reviewFee }, parameters: { ...spec('LAW-04') } }

/** A gratuity of the bill that only a card may pay. */
export const Review__Gratuity: Story = { args: { state: variants.reviewGratuity }, parameters: { ...spec('POS-09') } }

/** Another guest has paid a part. */
export const Review__ChangedLess: Story = { args: { state: variants.reviewChangedLess }, parameters: { ...spec('POS-14') } }

/** More was ordered. */
export const Review__ChangedMore: Story = { args: { state: variants.reviewChangedMore }, parameters: { ...spec('POS-14') } }

/** The diner's credit was spent at another table. */
export const Review__ChangedCash: Story = { args: { state: variants.reviewChangedCash }, parameters: { ...spec('POS-14') } }

/** The bought credit pays on this bill. */
export const Review__CreditBought: Story = { args: { state: variants.reviewCreditBought }, parameters: { ...spec('POS-06') } }
