import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import * as api from '../../features/checkout/api.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios.ts'
import { spec } from '../spec.ts'
import { hasten } from '../time.ts'
import type { AssembledCheckout } from './AssembledCheckout.tsx'
import { type Looker, arrive, chargesMade, checkoutAppMeta, fillDetails, press, pressWallet, typeCard } from './checkoutAppMeta.ts'
import { standInWithoutWallet } from './standIn.ts'

const meta = {
  ...checkoutAppMeta,
  title: 'Flows/Checkout wallet',
  parameters: { ...checkoutAppMeta.parameters, ...spec('CHK-04') },
} satisfies Meta<typeof AssembledCheckout>
export default meta

type Story = StoryObj<typeof meta>

/** The wallet's sheet, over the page. */
const sheet = async () => within(await screen.findByRole('dialog', { name: 'The sandbox’s wallet' }))

/** Confirms in the wallet's sheet, with the card in it that is called so. */
async function confirmWith(looker: Looker, card: string): Promise<void> {
  const { userEvent } = looker
  await pressWallet(looker)
  const wallet = await sheet()
  await userEvent.selectOptions(wallet.getByLabelText('Card in the wallet'), card)
  await userEvent.click(wallet.getByRole('button', { name: 'Confirm with the wallet' }))
}

/** The wallet pays what the order says, once. */
export const ByWallet: Story = {
  parameters: { ...spec('CHK-06', 'NET-08') },
  play: async (context) => {
    await fillDetails(context)
    await pressWallet(context)
    const wallet = await sheet()
    await expect(wallet.getByText('$100.00 will be paid.')).toBeVisible()
    await context.userEvent.dblClick(wallet.getByRole('button', { name: 'Confirm with the wallet' }))
    await arrive(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The sheet is closed: the view is as it was, with the card that was typed. */
export const Cancelled: Story = {
  play: async (context) => {
    await fillDetails(context)
    await context.canvas.findByText('Or pay by card')
    await typeCard(context, '4242424242424242')
    await pressWallet(context)
    await context.userEvent.click((await sheet()).getByRole('button', { name: 'Cancel' }))
    await arrive(context, 'Payment')
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(chargesMade()).toBe(0)
    await press(context, 'Pay $100.00')
    await arrive(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The bank says no to the card in the wallet; another one in it pays. */
export const Declined: Story = {
  play: async (context) => {
    await fillDetails(context)
    await confirmWith(context, 'not enough money')
    await expect(await context.canvas.findByText('There is not enough money on this card. Please try another one.')).toBeVisible()
    await expect(chargesMade()).toBe(0)
    await confirmWith(context, 'pays')
    await arrive(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The bank asks who pays by wallet as it asks who pays by card. */
export const WithBank: Story = {
  play: async (context) => {
    await fillDetails(context)
    await confirmWith(context, 'the bank asks the buyer')
    await context.userEvent.click(await screen.findByRole('button', { name: 'Confirm the payment' }))
    await arrive(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The server charged, and its answer was lost: it is looked up as a card's is. */
export const AnswerLost: Story = {
  parameters: { ...spec('NET-08') },
  play: async (context) => {
    await fillDetails(context)
    context.msw.use(...scenarios.lostAnswer.handlers(pathOf(api.purchase)))
    await confirmWith(context, 'pays')
    await hasten(() => context.canvas.getByText('Purchase Successful'))
    await expect(chargesMade()).toBe(1)
  },
}

/** The browser has no wallet: nothing speaks of one. */
export const Without: Story = {
  args: { loadPayments: async () => standInWithoutWallet },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context, '4242424242424242')
    await expect(context.canvas.queryByText('Or pay by card')).not.toBeInTheDocument()
    await press(context, 'Pay $100.00')
    await arrive(context, 'Purchase Successful')
  },
}
