import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { signOut } from '../../apps/runtime/session/session.ts'
import { getGuest } from '../../features/managers/api.ts'
import { check } from '../../features/managers/checkout/examples/examples.ts'
import { payTicket } from '../../features/managers/checkout/api.ts'
import { createPayBody } from '../../features/managers/checkout/request.ts'
import { cents } from '../../features/shared/money/money.ts'
import { store } from '../../mocks/handlers/all.ts'
import { payCheck } from '../../mocks/state/managers/payingChecks.ts'
import { getPathPattern } from '../../mocks/handlers/respond.ts'
import { spec } from '../spec.ts'
import { holdTime, passTime } from '../time.ts'
import { asManager, managersApp } from './managersApp.ts'

function openCheckout() {
  const leave = asManager()
  const release = holdTime()
  return () => {
    release()
    leave()
  }
}

const meta = {
  ...managersApp,
  title: 'Apps/Managers checkout',
  args: { address: '/checkout?location_id=700&user_id=9000&check=1042' },
  beforeEach: openCheckout,
  parameters: { ...managersApp.parameters, ...spec('MGR-07') },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

/** A payment of the same guest at another table. */
const elsewhere = createPayBody({
  what: { ...check.what, terms: { ...check.what.terms, agreed: { ...check.what.terms.agreed, check: '1043' } } },
  details: { ...check.details, cardId: 'card-9000', pin: null },
})

/** From the bill to the payment, which ignores taps for a moment after it has appeared. */
async function toPayment({ canvas, userEvent }: Context, tip: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: tip }))
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to savings' }))
  await canvas.findByRole('heading', { level: 1, name: 'Payment' })
  await passTime(500)
}

/** From the check number to 'Done': a tip is missing at first, then a reward is used, and the ledger has one payment. */
export const Pay: Story = {
  args: { address: '/enter-check-number?location_id=700&user_id=9000' },
  parameters: { ...spec('MGR-07', 'MGR-08', 'MGR-09', 'MGR-10') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByLabelText('Check number'), '1042')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check 1042' })).toBeVisible()
    // The whole bill, without a tip, for the guest themselves.
    await expect(canvas.getByRole('switch', { name: 'Split the bill' })).not.toBeChecked()
    await expect(canvas.queryByRole('button', { name: /%/, pressed: true })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Personal' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to savings' }))
    await expect(await canvas.findByText('Tip amount is required')).toBeVisible()
    await toPayment(context, '20% $19.20')
    // A reward is the guest's choice, and their cash pays unless they say no.
    await expect(canvas.getByRole('radio', { name: 'Don’t use a reward' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /^Use .+ cash$/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Free dessert' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $83.88' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    await expect(canvas.getAllByText('$14.00')).toHaveLength(2)
    await expect(canvas.getByText('$12.94')).toBeVisible()
    await expect(store.state.checkPayments).toMatchObject([
      { check: '1042', paid: 10368, tip: 1920, offer: 1400, cash: 2500, charged: 8388 },
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Done' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose a location' })).toBeVisible()
  },
}

/** The guest pays at another table meanwhile: the card would pay more than the manager agreed to, so it pays nothing yet. */
export const CashSpentMeanwhile: Story = {
  parameters: { ...spec('POS-14') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPayment(context, '20% $19.20')
    payCheck(store, { ...elsewhere, transaction: { ...elsewhere.transaction, amount: cents(20_00) } }, 'elsewhere')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The payment has changed' })).toHaveFocus()
    await expect(store.state.checkPayments).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with these amounts' }))
    await passTime(500)
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay \$1/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    const [, { charged } = { charged: 0 }] = store.state.checkPayments
    await expect(charged).toBeGreaterThan(97_88)
    await expect(canvas.queryByText(/charged, not/)).toBeNull()
  },
}

/** The guest cannot be read again before the payment: nothing is charged. */
export const GuestUnread: Story = {
  parameters: { ...spec('POS-14') },
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await toPayment(context, '20% $19.20')
    msw.use(http.get(getPathPattern(getGuest), () => HttpResponse.json({}, { status: 422 }), { once: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not read the guest. Please try again.')
    await expect(store.state.checkPayments).toEqual([])
  },
}

/** The server charges more than was agreed: what was charged is said beside what was agreed. */
export const ChargedOtherwise: Story = {
  parameters: { ...spec('MGR-10') },
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await toPayment(context, '20% $19.20')
    msw.use(
      http.post(getPathPattern(payTicket), () =>
        HttpResponse.json({ pos_success: true, transaction: { id: 'p1', amount_charged: '122.88' } }),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(await canvas.findByText('$122.88 was charged', { exact: false })).toBeVisible()
    await expect(canvas.getByText('$97.88', { exact: false })).toBeVisible()
  },
}

/** Without a bill there is nothing to pay. */
export const WithoutBill: Story = {
  parameters: { ...spec('MGR-13') },
  args: { address: '/checkout?location_id=700&user_id=9000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose a location' })).toBeVisible()
  },
}

/** A location with check numbers takes no amount from an address: a payment of it would name no check. */
export const AmountAtCheckNumbers: Story = {
  parameters: { ...spec('MGR-13') },
  args: { address: '/checkout?location_id=700&user_id=9000&amount=999900' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Check number')).toBeVisible()
    await expect(canvas.queryByText('$9,999.00')).toBeNull()
  },
}

/** A legacy POS needs the employee who authorises the payment. */
export const WithoutEmployee: Story = {
  parameters: { ...spec('MGR-13') },
  args: { address: '/checkout?location_id=703&user_id=9000&amount=4850' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Employee')).toBeVisible()
  },
}

/** The signed-in manager, and the way out: nothing of the checkout stays in the tab. */
export const Logout: Story = {
  parameters: { ...spec('MGR-02', 'NET-11', 'NET-13') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPayment(context, '20% $19.20')
    await expect(Object.keys(sessionStorage).some((key) => key.includes('managersCheckout'))).toBe(true)
    await expect(await canvas.findByText('Noor Haddad')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    for (const storage of [sessionStorage, localStorage])
      await expect(Object.keys(storage).filter((key) => /managers|1042|9000/.test(key))).toEqual([])
  },
}

/** The checkout is not in the frame of the other pages, and needs a session all the same. */
export const SignedOut: Story = {
  parameters: { ...spec('MGR-13') },
  beforeEach: signOut,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  },
}
