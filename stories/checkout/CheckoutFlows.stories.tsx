import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import * as api from '../../features/checkout/api.ts'
import { password } from '../../mocks/examples/accounts.ts'
import { store } from '../../mocks/handlers/all.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { admitted } from '../claim/addresses.ts'
import { spec } from '../spec.ts'
import { hasten } from '../time.ts'
import type { AssembledCheckout } from './AssembledCheckout.tsx'
import { expectAt, chargesMade, checkoutAppMeta, fillDetails, press, pressWallet, typeCard } from './checkoutAppMeta.ts'

const meta = { ...checkoutAppMeta, title: 'Flows/Checkout' } satisfies Meta<typeof AssembledCheckout>
export default meta

type Story = StoryObj<typeof meta>

/** A new buyer pays by card and sets a password, which signs them in. */
export const ByNewCard: Story = {
  parameters: { ...spec('CHK-02', 'CHK-03', 'CHK-04', 'CHK-06', 'CHK-07', 'CHK-10') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillDetails(context)
    await typeCard(context)
    await press(context, 'Pay $100.00')
    await expectAt(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
    await userEvent.type(canvas.getByLabelText('Password'), 'a-long-dinner')
    await userEvent.type(canvas.getByLabelText('Password again'), 'a-long-dinner')
    await press(context, 'Set password')
    await expect(await canvas.findByText('Your password is set. Sign in to the app with it.')).toBeVisible()
    await expect(store.state.users).toMatchObject([{ password: 'a-long-dinner' }])
  },
}

/** The bank asks, and the buyer does not confirm: the attempt is closed and charges nothing. */
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

/** A member signs in and pays with a saved card. */
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
    await expectAt(context, 'Purchase Successful')
    await expect(canvas.getByRole('link', { name: /Download on the App Store/ })).toBeVisible()
    await expect(chargesMade()).toBe(1)
  },
}

/** The server charged and its answer was lost: the look-up brings the confirmation. */
export const AnswerLost: Story = {
  parameters: { ...spec('NET-08') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context)
    context.msw.use(...scenarios.lostAnswer.handlers(pathOf(api.purchase)))
    await press(context, 'Pay $100.00')
    await hasten(() => context.canvas.getByText('Purchase Successful'))
    await expect(chargesMade()).toBe(1)
  },
}

/** The request never arrived, and the buyer wants another card: the first attempt is closed before. */
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
    await expectAt(context, 'Payment')
    await typeCard(context)
    await press(context, 'Pay $100.00')
    await expectAt(context, 'Purchase Successful')
    await expect(Object.values(store.state.payments).map(({ outcome }) => outcome)).toEqual(['closed', 'purchased'])
  },
}

/** The price has expired: nothing is charged, and the buyer can go back. */
export const ExpiredOption: Story = {
  args: { address: '/?ico_id=ico-expired' },
  parameters: { ...spec('CHK-01') },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context)
    await press(context, 'Pay $50.00')
    await expectAt(context, 'This checkout has expired')
    await expect(chargesMade()).toBe(0)
  },
}

/** The bank asks a buyer with a wallet as it asks one with a card. */
export const ByWallet__Bank: Story = {
  parameters: { ...spec('CHK-04', 'CHK-06', 'NET-08') },
  play: async (context) => {
    await fillDetails(context)
    await pressWallet(context)
    const wallet = within(await screen.findByRole('dialog', { name: 'The sandbox’s wallet' }))
    await context.userEvent.selectOptions(wallet.getByLabelText('Card in the wallet'), 'the bank asks the buyer')
    await context.userEvent.click(wallet.getByRole('button', { name: 'Confirm with the wallet' }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Confirm the payment' }))
    await expectAt(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}
