import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import * as api from '../../features/checkout/api.ts'
import { password } from '../../mocks/accounts.ts'
import { store } from '../../mocks/handlers/all.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios.ts'
import { admitted } from '../claim/addresses.ts'
import { spec } from '../spec.ts'
import { hasten } from '../time.ts'
import type { AssembledCheckout } from './AssembledCheckout.tsx'
import { arrive, chargesMade, checkoutAppMeta, fillDetails, press, typeCard } from './checkoutAppMeta.ts'

const meta = { ...checkoutAppMeta, title: 'Flows/Checkout' } satisfies Meta<typeof AssembledCheckout>
export default meta

type Story = StoryObj<typeof meta>

/** A new buyer pays by card, sets a password, and is known from then on. */
export const ByNewCard: Story = {
  parameters: { ...spec('CHK-02', 'CHK-03', 'CHK-04', 'CHK-06', 'CHK-07', 'CHK-10') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillDetails(context)
    await typeCard(context, '4242424242424242')
    await press(context, 'Pay $100.00')
    await arrive(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
    await userEvent.type(canvas.getByLabelText('Password'), 'a-long-dinner')
    await userEvent.type(canvas.getByLabelText('Password again'), 'a-long-dinner')
    await press(context, 'Set password')
    await expect(await canvas.findByText('Your password is set. Sign in to the app with it.')).toBeVisible()
    await expect(store.state.users).toMatchObject([{ password: 'a-long-dinner' }])
  },
}

/** The first card is declined; its field is still there, and another number pays. */
export const Declined: Story = {
  parameters: { ...spec('CHK-04', 'NET-08') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context, '4000000000009995')
    await press(context, 'Pay $100.00')
    await expect(await context.canvas.findByText('There is not enough money on this card. Please try another one.')).toBeVisible()
    await expect(chargesMade()).toBe(0)
    await typeCard(context, '4242424242424242')
    await expect(context.canvas.queryByText(/not enough money/)).not.toBeInTheDocument()
    await press(context, 'Pay $100.00')
    await arrive(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The bank asks; the buyer confirms. */
export const WithBank: Story = {
  parameters: { ...spec('CHK-04') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context, '4000002500003155')
    await press(context, 'Pay $100.00')
    await context.userEvent.click(await screen.findByRole('button', { name: 'Confirm the payment' }))
    await arrive(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The bank asks; the buyer does not confirm: the attempt is closed, and nothing is charged. */
export const WithBank__Refused: Story = {
  parameters: { ...spec('CHK-04') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context, '4000002500003155')
    await press(context, 'Pay $100.00')
    await context.userEvent.click(await screen.findByRole('button', { name: 'It is not me' }))
    await expect(await context.canvas.findByText(/unable to authenticate your payment method/)).toBeVisible()
    await expect(Object.values(store.state.payments)).toEqual([{ outcome: 'closed' }])
  },
}

/** A member signs in, and pays with the card that paid before. */
export const BySavedCard: Story = {
  parameters: { ...spec('CHK-04', 'CHK-07', 'NET-02') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Have an account? Sign in')
    await userEvent.type(await canvas.findByLabelText('Email'), admitted(context, 'member@mail.example'))
    await userEvent.type(canvas.getByLabelText('Password'), password)
    await press(context, 'Sign in')
    await expect(await canvas.findByText('Signed in as Maya Lindqvist')).toBeVisible()
    await press(context, 'Continue to payment')
    await expect(await canvas.findByRole('radio', { name: 'Visa ending in 4242' })).toBeChecked()
    await press(context, 'Pay $100.00')
    await arrive(context, 'Purchase Successful')
    await expect(canvas.getByRole('link', { name: /Download on the App Store/ })).toBeVisible()
    await expect(chargesMade()).toBe(1)
  },
}

/** The server charged, and its answer was lost: it is looked up, and the buyer reads that it is done. */
export const AnswerLost: Story = {
  parameters: { ...spec('NET-08') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context, '4242424242424242')
    context.msw.use(...scenarios.lostAnswer.handlers(pathOf(api.purchase)))
    await press(context, 'Pay $100.00')
    await hasten(() => context.canvas.getByText('Purchase Successful'))
    await expect(chargesMade()).toBe(1)
  },
}

/** The request has not arrived so far: it is said so, and paying again charges once. */
export const NeverArrived: Story = {
  parameters: { ...spec('NET-07', 'NET-08') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context, '4242424242424242')
    context.msw.use(...scenarios.offline.handlers(pathOf(api.purchase)))
    await press(context, 'Pay $100.00')
    await hasten(() => context.canvas.getByText('If you pay again now, it is never taken twice.'))
    await expect(chargesMade()).toBe(0)
    context.msw.resetHandlers()
    await press(context, 'Pay $100.00')
    await arrive(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The request never arrived, and the buyer would rather pay with another card: the first attempt is closed before. */
export const NeverArrived__AnotherCard: Story = {
  parameters: { ...spec('CHK-02', 'CHK-04', 'NET-08') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context, '4000000000009995')
    context.msw.use(...scenarios.offline.handlers(pathOf(api.purchase)))
    await press(context, 'Pay $100.00')
    await hasten(() => context.canvas.getByText('If you pay again now, it is never taken twice.'))
    context.msw.resetHandlers()
    await press(context, 'Use another card, or change your details')
    await arrive(context, 'Payment')
    await typeCard(context, '4242424242424242')
    await press(context, 'Pay $100.00')
    await arrive(context, 'Purchase Successful')
    await expect(Object.values(store.state.payments).map(({ outcome }) => outcome)).toEqual(['closed', 'purchased'])
  },
}

/** A gift card: it is paid, and goes out to someone. */
export const GiftCard: Story = {
  args: { address: '/?gco_id=gco-50' },
  parameters: { ...spec('CHK-02', 'CHK-05') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillDetails(context)
    await typeCard(context, '4242424242424242')
    await press(context, 'Pay $50.00')
    await arrive(context, 'Send your gift')
    await userEvent.type(canvas.getByLabelText('Their name'), 'Maya')
    await userEvent.type(canvas.getByLabelText('Their email'), 'maya@mail.example')
    await press(context, 'Send it now')
    await arrive(context, 'Purchase Successful')
    await expect(store.state.gifts).toMatchObject([{ recipientName: 'Maya', recipientEmail: 'maya@mail.example', deliverOn: null }])
  },
}

/** The price is kept no longer: nothing is charged, and there is a way back. */
export const ExpiredOption: Story = {
  args: { address: '/?ico_id=ico-expired' },
  parameters: { ...spec('CHK-01') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context, '4242424242424242')
    await press(context, 'Pay $50.00')
    await arrive(context, 'This checkout has expired')
    await expect(chargesMade()).toBe(0)
  },
}

/** The provider's script is blocked at first; another try opens its field. */
export const ProviderBlocked: Story = {
  args: { loadPayments: blockedOnce() },
  parameters: { ...spec('CHK-04') },
  play: async (context) => {
    await fillDetails(context)
    await expect(await context.canvas.findByText('The secure card form did not open')).toBeVisible()
    await press(context, 'Try again')
    await typeCard(context, '4242424242424242')
    await press(context, 'Pay $100.00')
    await arrive(context, 'Purchase Successful')
  },
}

function blockedOnce() {
  let tries = 0
  return async () => {
    tries += 1
    if (tries % 2 === 1) throw new Error('Blocked, as this story has it.')
    return (await import('./standIn.ts')).standInForStripe
  }
}
