import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { signOut } from '../../apps/runtime/session/session.ts'
import { payTicket } from '../../features/managers/checkout/api.ts'
import { store } from '../../mocks/handlers/all.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import type { CheckPayment } from '../../mocks/state/managers/checkPayment.ts'
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

/** A colleague charges another guest $40 of the same check. */
const ofColleague: CheckPayment = {
  id: 'check-payment-of-colleague',
  key: 'of-colleague',
  location: '700',
  guest: '9004',
  check: '1042',
  paid: 40_00,
  tip: 0,
  serviceCharge: 0,
  claim: null,
  offer: 0,
  cash: 0,
  charged: 40_00,
  at: store.now(),
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

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
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to savings' }))
    await expect(await canvas.findByText('Tip amount is required')).toBeVisible()
    await toPayment(context, '20% $19.20')
    await userEvent.click(canvas.getByRole('radio', { name: 'Free dessert' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $83.88' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    await expect(canvas.getByText('$14.00')).toBeVisible()
    await expect(canvas.getByText('$12.94')).toBeVisible()
    await expect(store.state.checkPayments).toMatchObject([
      { check: '1042', paid: 10368, tip: 1920, offer: 1400, cash: 2500, charged: 8388 },
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Done' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose a location' })).toBeVisible()
  },
}

/** Half of the bill is paid, then the rest (MGR-15). */
export const PartPayment: Story = {
  parameters: { ...spec('MGR-15') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('switch', { name: 'Split the bill' }))
    await userEvent.click(await canvas.findByRole('button', { name: '50% $51.84' }))
    await toPayment(context, '20% $9.60')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $36.44' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay the remaining $51.84' }))
    await expect(await canvas.findByText('A part of this bill is paid. $51.84 is still due.')).toBeVisible()
    await toPayment(context, '18% $8.64')
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $60.48' }))
    await expect(await canvas.findByRole('link', { name: 'Done' })).toBeVisible()
    await expect(canvas.queryByText(/still due/)).toBeNull()
    await expect(store.state.checkPayments.map(({ paid }) => paid)).toEqual([5184, 5184])
  },
}

/** A business expense is explained once. */
export const Business: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Business' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('BUSINESS EXPENSE - Charges full bill to card.')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Got it!' }))
  },
}

/** The answer says nothing of the POS: the payment is looked up, has not arrived, and is sent again under its key (MGR-12). */
export const Unclear: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(pathOf(payTicket), () => HttpResponse.json({}), { once: true })),
  parameters: { ...spec('MGR-12', 'NET-08') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPayment(context, '20% $19.20')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your payment has not arrived so far' })).toBeVisible()
    await expect(canvas.getByText('Something went wrong.')).toBeVisible()
    await passTime(500)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    await expect(store.state.checkPayments).toHaveLength(1)
  },
}

/** The card is declined: the message stays until it is closed, and nothing was charged (MGR-12, NET-06). */
export const Declined: Story = {
  args: { address: '/checkout?location_id=700&user_id=9001&check=1042' },
  parameters: { ...spec('MGR-12', 'NET-06') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPayment(context, '20% $19.20')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your card was declined. Please try another one.')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(store.state.checkPayments).toEqual([])
  },
}

/** A colleague takes a part of the same check meanwhile: the manager sees the new bill, and agrees to it. */
export const PaidMeanwhile: Story = {
  parameters: { ...spec('NET-08', 'MGR-15') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPayment(context, '20% $19.20')
    store.update(({ checkPayments }) => checkPayments.push(ofColleague))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $97.88' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The bill has changed' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with the new bill' }))
    await canvas.findByRole('heading', { level: 1, name: 'Payment' })
    await passTime(500)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $50.47' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    await expect(store.state.checkPayments.map(({ paid }) => paid)).toEqual([4000, 6368])
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

/** A legacy POS needs the employee who authorises the payment. */
export const WithoutEmployee: Story = {
  parameters: { ...spec('MGR-13') },
  args: { address: '/checkout?location_id=703&user_id=9000&amount=4850' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Employee')).toBeVisible()
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
