import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { type Choices, firstChoices } from '../../features/managers/checkout/choices.ts'
import { ManagersCheckoutScreen } from '../../features/managers/checkout/ManagersCheckoutScreen.tsx'
import { checkWith, choices, guest, chosenBill } from '../../features/managers/checkout/examples/examples.ts'
import { payments } from '../../features/managers/checkout/examples/payments.ts'
import { states } from '../../features/managers/checkout/examples/states.ts'
import { cents } from '../../features/shared/money/money.ts'
import { manager, signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'
import { page, paymentAt } from './checkoutPage.ts'

const meta = {
  title: 'Screens/Managers/Checkout/Payment',
  component: ManagersCheckoutScreen,
  args: { page, send: fn(), payment: paymentAt(), state: states.payment },
  decorators: [signedInAs(manager)],
  parameters: { layout: 'fullscreen', ...spec('MGR-09') },
} satisfies Meta<typeof ManagersCheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

const chosen = (changed: Partial<Choices>) => ({ ...states.payment, chosenBill: { ...chosenBill, choices: { ...choices, ...changed } } })

/** A part of the bill, with a reward and the balance. */
export const Payment__Reward: Story = { args: { state: chosen({ split: cents(50_00), claimId: '902' }) } }

/** A business expense goes to the card. */
export const Payment__Business: Story = { args: { state: chosen({ expense: 'business' }) }, parameters: { ...spec('MGR-07', 'MGR-09') } }

/** The payment was refused: nothing was charged. */
export const Payment__Refused: Story = {
  args: { state: { ...states.payment, problem: 'Your card was declined. Please try another one.' } },
  parameters: { ...spec('MGR-12', 'NET-06') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card was declined. Please try another one.')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'problemClosed' })
  },
}

/** No card on file: nothing can be charged, and the cards can be read again. */
export const Payment__NoCard: Story = {
  args: { page: { ...page, guest: { ...guest, cards: [] } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Something went wrong.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Pay / })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Read the cards again' }))
    await expect(args.page.onReadGuest).toHaveBeenCalledOnce()
  },
}

const cards = [...guest.cards, { id: 'card-2', name: 'Mastercard ending in 5100' }, { id: 'card-3', name: null }]

export const Payment__TwoCards: Story = {
  args: { page: { ...page, guest: { ...guest, cards } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Mastercard ending in 5100' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'chosen', choices: { cardId: 'card-2' } })
  },
}

/** The chosen card was removed meanwhile: no other takes its place by itself. */
export const Payment__CardGone: Story = { args: { state: chosen({ cardId: 'card-9' }), page: { ...page, guest: { ...guest, cards } } } }

/** The server did not say that the restaurant's POS accepted the payment. */
export const Payment__Unclear: Story = {
  args: { payment: paymentAt(payments.paymentUnknownUnclear) },
  parameters: { ...spec('MGR-12', 'NET-08') },
}

/** The guest has bought credit before, and takes part in the rewards. */
export const Success__Rewards: Story = {
  args: { state: { ...states.success, receipt: { ...states.success.receipt, bonus: cents(5_00), rewardsBalance: cents(12_50) } } },
  parameters: { ...spec('MGR-10') },
}

/** The card was charged, and the till was not informed. */
export const Success__TillNotInformed: Story = {
  args: { state: { ...states.success, receipt: { ...states.success.receipt, posInformed: false } } },
  parameters: { ...spec('MGR-10', 'NET-08') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'The guest has paid, and the till does not know it. Close the check at the till, and do not charge the guest again.',
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

/** Another guest has paid a bill with this number, and the till never heard of it: their gains are not this guest's, and a new bill can be paid. */
export const Success__AnotherGuest: Story = {
  args: {
    state: { ...states.success, guest: '9001', receipt: { ...states.success.receipt, posInformed: false } },
    payment: paymentAt({ ...payments.paid, isEarlier: true }),
  },
  parameters: { ...spec('MGR-10', 'NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(guest.name)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'This is a new bill with the same number' }))
    await expect(args.payment.send).toHaveBeenCalledWith({ type: 'unresolvedLeft' })
    const opening = { currency: 'USD', bill: chosenBill.bill, choices: firstChoices(page.location.rules), step: 'bill' }
    await expect(args.send).toHaveBeenCalledWith({ type: 'anotherBillChosen', opening })
  },
}

/** The card was charged another amount than was agreed. */
export const Success__OtherCharge: Story = {
  args: { state: { ...states.success, receipt: { ...states.success.receipt, charged: cents(5_00) } } },
  parameters: { ...spec('MGR-10') },
}

/** A part was paid: the rest is due (MGR-15). */
export const Success__PartPaid: Story = {
  args: { state: { ...states.success, agreed: checkWith({ split: cents(50_00) }).what.terms.agreed } },
  parameters: { ...spec('MGR-10', 'MGR-15') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$53.68 is still due.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Another guest pays the rest' })).toHaveAttribute('href', '#guests')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay the remaining $53.68' }))
    // Nothing of the first payment's choices.
    await expect(args.send).toHaveBeenCalledWith({
      type: 'restChosen',
      currency: 'USD',
      choices: {
        split: null,
        tip: null,
        serviceCharge: { kind: 'off' },
        expense: 'personal',
        claimId: null,
        hasUsedReward: false,
        usesCash: true,
        cardId: null,
      },
    })
  },
}
