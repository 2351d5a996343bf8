import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { changedDue } from '../../features/payment/agreement.ts'
import { DinerCheckoutScreen } from '../../features/diner/DinerCheckoutScreen.tsx'
import { getCheckAmounts } from '../../features/diner/checkToPay.ts'
import { untoldTicket } from '../../features/bill/examples/bill.ts'
import { getQuestions } from '../../features/bill/paying/billToPay.ts'
import { cards, tipQuestion } from '../../features/payment/examples.ts'
import { cents } from '../../features/shared/money/money.ts'
import { dinerPayments } from '../../features/diner/examples/payments.ts'
import { dinerTickets, dinerVenues, openCheck } from '../../features/diner/examples/checks.ts'
import { signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { check, dinerCheckoutArgs, paying } from './openChecks.tsx'

const { guest, member, rich, withoutTips } = dinerVenues
const { dinner, partPaid, paid, fee } = dinerTickets
const untold = { ...dinner, openAttempt: untoldTicket.openAttempt, lastPayment: untoldTicket.lastPayment }
const now = new Date('2026-11-20T23:30:00Z')

const meta = {
  title: 'Screens/Diner/Checkout',
  component: DinerCheckoutScreen,
  args: { ...check(guest, dinner), ...dinerCheckoutArgs },
  parameters: { layout: 'fullscreen', controls: { include: ['returnUrl'] }, ...spec('DIN-02') },
} satisfies Meta<typeof DinerCheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

const tipped = getCheckAmounts(dinner, guest, { ...check(guest, dinner).choice, tip: { kind: 'own', amount: cents(150_00) } }, now)

const [highTip = tipQuestion] = getQuestions({ bill: dinner, tip: cents(150_00), breakdown: tipped.breakdown, payer: 'guest' })

/** A tip above the bill is asked about before it is paid, by card and by wallet. */
export const Choosing__HighTip: Story = {
  args: {
    choice: { ...check(guest, dinner).choice, tip: { kind: 'own', amount: cents(150_00) } },
    amounts: tipped,
    payment: paying(cards, tipped, { ...dinerPayments.asking, question: highTip }),
  },
  parameters: { ...spec('DIN-02', 'MGR-18') },
  play: async ({ args, userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Is a tip of $150.00 right?' }))
    await userEvent.click(question.getByRole('button', { name: 'Change the tip' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(false)
    await userEvent.click(question.getByRole('button', { name: 'Pay $253.68' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(true)
  },
}

const tooMuch = { ...dinner, due: cents(1_097_88) }
const tooMuchDue = openCheck(guest, tooMuch).amounts
const [billQuestion = tipQuestion] = getQuestions({ bill: tooMuch, tip: cents(0), breakdown: tooMuchDue.breakdown, payer: 'guest' })

/** The till asks for more than the bill's total: nothing is paid before the guest has seen both sums. */
export const Choosing__MoreThanTotal: Story = {
  args: { ...check(guest, tooMuch), payment: paying(cards, tooMuchDue, { ...dinerPayments.asking, question: billQuestion }) },
  play: async ({ args, userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Is $1,097.88 right for this bill?' }))
    await expect(question.getByText(/Its lines come to \$103\.68.*Please ask your server before you pay\./)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Do not pay' }))
    await expect(args.payment.onAnswer).toHaveBeenLastCalledWith(false)
  },
}

/** A charge says what it is for, in the restaurant’s words. */
export const Choosing__Fee: Story = { args: check(guest, fee), parameters: { ...spec('LAW-04') } }

/** A guest without an account pays by card. The tip shows its dollars and what it refers to. */
export const Choosing: Story = {
  parameters: { ...spec('DIN-01') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Split the bill/ }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, part: { kind: 'shares', people: 2, mine: 1 } })
    await expect(canvas.getByText('Percentages of $96.00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^20%/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'No tip' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, tip: { kind: 'preset', value: 0 } })
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $122.88' }))
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'newCard' })
    await expect(canvas.getByRole('link', { name: 'Sign in to use your rewards and balance' })).toHaveAttribute('href', '#sign-in')
  },
}

/** A member: their best reward is used, and undone in its row of the bill, one that does not fit, the balance, and the saved cards. An expired reward is not shown. */
export const Choosing__Member: Story = {
  args: { ...check(member, dinner), signInHref: null },
  decorators: [signedInAs()],
  parameters: { ...spec('NET-13') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('−$20.00', { selector: 'summary *' }))
    await expect(canvas.getByRole('radio', { name: '$20 off dinner' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Don’t use a reward' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, claimId: null })
    await expect(canvas.getByRole('radio', { name: '$50 off a feast' })).toBeDisabled()
    await expect(canvas.queryByText('Welcome dessert')).toBeNull()
    await userEvent.click(canvas.getByText('−$25.00', { selector: 'summary *' }))
    await userEvent.click(canvas.getByRole('radio', { name: /my balance/ }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, useCash: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $77.88' }))
    await expect(args.payment.onPay).toHaveBeenCalledWith({ kind: 'savedCard', id: 'pm_saved_visa' })
  },
}

const unrewarded = { ...openCheck(member, dinner).choice, claimId: null }
const withoutReward = getCheckAmounts(dinner, member, unrewarded, now)

/** The diner has undone the reward: the same place uses it again. */
export const Choosing__NoReward: Story = {
  args: {
    ...check(member, dinner),
    choice: unrewarded,
    amounts: withoutReward,
    payment: paying(member.cards, withoutReward),
    signInHref: null,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Pay $97.88' })).toBeEnabled()
    await userEvent.click(canvas.getByText('Not used'))
    await userEvent.click(canvas.getByRole('radio', { name: '$20 off dinner' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...args.choice, claimId: '881' })
  },
}

/** No reward fits this bill: each says its reason. */
export const Choosing__NoUsableReward: Story = {
  args: { ...check({ ...member, offers: member.offers.slice(1) }, dinner), signInHref: null },
}

/** The balance pays everything: no card is asked for. */
export const Choosing__Covered: Story = { args: { ...check(rich, dinner), signInHref: null } }

const own = (amount: number | null) => {
  const open = openCheck(guest, dinner)
  const choice = { ...open.choice, tip: { kind: 'own', amount: amount === null ? null : cents(amount) } } as const
  const amounts = getCheckAmounts(dinner, guest, choice, now)
  return { ...open, choice, amounts, payment: paying(guest.cards, amounts) }
}

/** A tip that no payment can carry. */
export const Choosing__TipTooSmall: Story = { args: own(40) }

/** A press without the amount of one's own tip pays nothing: the focus is in the field, which says why. */
export const Choosing__TipAsked: Story = {
  args: {
    ...own(null),
    payment: paying(guest.cards, own(null).amounts, {
      ...dinerPayments.choosing,
      problem: { on: 'page', message: 'Invalid tip format', isBlocked: true },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tip amount')).toHaveAccessibleDescription('Invalid tip format')
    await expect(canvas.getByLabelText('Tip amount')).toHaveFocus()
  },
}

/** The restaurant takes no tip here. */
export const Choosing__WithoutTip: Story = { args: check(withoutTips, dinner) }

/** Others have paid a part. */
export const Choosing__PartPaid: Story = { args: check(guest, partPaid) }

/** The server has a payment that the till does not know, and another one has begun: the page says so before anything is pressed. */
export const Choosing__PaidUntold: Story = { args: check(guest, untold), parameters: { ...spec('DIN-02', 'POS-12') } }

/** Another guest has paid while this one looked: they see it before they pay. */
export const Choosing__Changed: Story = { args: { ...check(guest, partPaid), change: changedDue(dinner, partPaid) } }

/** Nothing is due, and nothing can be paid. */
export const Choosing__Paid: Story = { args: { ...check(guest, paid), receiptHref: '#receipt' }, parameters: { ...spec('DIN-05') } }

/** Everything waits while the payment is on its way. */
export const Paying__Waits: Story = { args: check(guest, dinner, dinerPayments.paying) }

/** The answer was lost: nothing is sent again before it is looked up. */
export const PaymentUnknown: Story = { args: check(guest, dinner, dinerPayments.paymentUnknown), parameters: { ...spec('NET-08') } }
