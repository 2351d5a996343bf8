import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import * as api from '../../features/checkout/api.ts'
import { pathOf } from '../../mocks/handlers/respond.ts'
import { scenarios } from '../../mocks/scenarios/scenarios.ts'
import { spec } from '../spec.ts'
import { hasten } from '../time.ts'
import type { AssembledCheckout } from './AssembledCheckout.tsx'
import { type PlayContext, expectAt, chargesMade, checkoutAppMeta, fillDetails, press, pressWallet, typeCard } from './checkoutAppMeta.ts'
import { standInWithoutWallet } from './standIn.ts'

const meta = {
  ...checkoutAppMeta,
  title: 'Flows/Checkout wallet',
  parameters: { ...checkoutAppMeta.parameters, ...spec('CHK-04') },
} satisfies Meta<typeof AssembledCheckout>
export default meta

type Story = StoryObj<typeof meta>

/** The wallet's sheet over the page. */
const sheet = async () => within(await screen.findByRole('dialog', { name: 'The sandbox’s wallet' }))

/** Confirms in the wallet's sheet, with this card. */
async function confirmWith(context: PlayContext, card: string): Promise<void> {
  const { userEvent } = context
  await pressWallet(context)
  const wallet = await sheet()
  await userEvent.selectOptions(wallet.getByLabelText('Card in the wallet'), card)
  await userEvent.click(wallet.getByRole('button', { name: 'Confirm with the wallet' }))
}

/** The wallet pays the order's amount once. */
export const ByWallet: Story = {
  parameters: { ...spec('CHK-06', 'NET-08') },
  play: async (context) => {
    await fillDetails(context)
    await pressWallet(context)
    const wallet = await sheet()
    await expect(wallet.getByText('$100.00 will be paid.')).toBeVisible()
    await context.userEvent.dblClick(wallet.getByRole('button', { name: 'Confirm with the wallet' }))
    await expectAt(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The sheet is closed: the typed card is still there. */
export const Cancelled: Story = {
  play: async (context) => {
    await fillDetails(context)
    await context.canvas.findByText('Or pay by card')
    await typeCard(context)
    await pressWallet(context)
    await context.userEvent.click((await sheet()).getByRole('button', { name: 'Cancel' }))
    await expectAt(context, 'Payment')
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(chargesMade()).toBe(0)
    await press(context, 'Pay $100.00')
    await expectAt(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The bank declines the wallet's card; another one pays. */
export const Declined: Story = {
  play: async (context) => {
    await fillDetails(context)
    await confirmWith(context, 'not enough money')
    await expect(await context.canvas.findByText('There is not enough money on this card. Please try another one.')).toBeVisible()
    await expect(chargesMade()).toBe(0)
    await confirmWith(context, 'pays')
    await expectAt(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The bank asks a buyer with a wallet as it asks one with a card. */
export const WithBank: Story = {
  play: async (context) => {
    await fillDetails(context)
    await confirmWith(context, 'the bank asks the buyer')
    await context.userEvent.click(await screen.findByRole('button', { name: 'Confirm the payment' }))
    await expectAt(context, 'Purchase Successful')
    await expect(chargesMade()).toBe(1)
  },
}

/** The server charged and its answer was lost: the payment is looked up. */
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

/** The browser has no wallet: the page does not mention one. */
export const Without: Story = {
  args: { loadPayments: async () => standInWithoutWallet },
  play: async (context) => {
    await fillDetails(context)
    await typeCard(context)
    await expect(context.canvas.queryByText('Or pay by card')).not.toBeInTheDocument()
    await press(context, 'Pay $100.00')
    await expectAt(context, 'Purchase Successful')
  },
}
