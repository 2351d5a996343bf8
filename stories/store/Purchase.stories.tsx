import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { PurchaseScreen } from '../../features/store/PurchaseScreen.tsx'
import { purchaseStates } from '../../features/store/examples/states.ts'
import { spec } from '../spec.ts'
import { purchaseScreenMeta } from './purchaseScreenMeta.tsx'
import { says } from '../plays.ts'

const meta = {
  ...purchaseScreenMeta,
  title: 'Screens/Store',
  args: { ...purchaseScreenMeta.args, state: purchaseStates.loading },
} satisfies Meta<typeof PurchaseScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}

/** Loading takes long: the page says so and offers a retry. */
export const Loading__Long: Story = { args: { onTryAgain: fn() } }

/** The link names an unknown restaurant. */
export const UnknownProject: Story = {
  args: { state: purchaseStates.unknownProject },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We can’t find that restaurant' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Go to / })).toHaveAttribute('href', expect.stringMatching(/^https:/))
    await expect(canvas.getByRole('link', { name: /^Contact support/ })).toBeVisible()
  },
}

/** The page could not be read, here because the buyer is offline. */
export const Failed: Story = {
  args: { state: purchaseStates.failed },
  parameters: { ...spec('NET-05', 'NET-07') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Something went wrong...')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry' })
  },
}

/** The sale has not started; the buyer can leave an address. */
export const Planning: Story = {
  args: { state: purchaseStates.planning },
  parameters: { ...spec('PUR-01') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Stay tuned' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toBeVisible()
  },
}

/** Everything is sold; the buyer can leave an address. */
export const SoldOut: Story = {
  args: { state: purchaseStates.soldOut },
  parameters: { ...spec('PUR-02') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sold out' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toBeVisible()
  },
}

/** At a host for giving, gift cards are announced. */
export const Planning__Give: Story = {
  args: { state: { ...purchaseStates.planning, host: 'give' } },
  parameters: { ...spec('PUR-01', 'ENT-06') },
  play: says('Gift cards are on their way to the menu. Leave your email, and you hear first.'),
}

/** At a host for the pass, the pass is announced, with the map of the places that accept it. */
export const Planning__AtPassHost: Story = {
  args: { state: { ...purchaseStates.planning, host: 'pass' } },
  parameters: { ...spec('PUR-01', 'ENT-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The pass is on its way to the menu. Leave your email, and you hear first.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See where the pass is taken' })).toHaveAttribute('href', '#map')
  },
}

/** At a host for giving, the gift cards are sold out. */
export const SoldOut__Give: Story = {
  args: { state: { ...purchaseStates.soldOut, host: 'give' } },
  parameters: { ...spec('PUR-02', 'ENT-06') },
  play: says(/^There is no gift card to buy just now\./),
}

/** At a host for the pass, no pass is left. */
export const SoldOut__AtPassHost: Story = {
  args: { state: { ...purchaseStates.soldOut, host: 'pass' } },
  parameters: { ...spec('PUR-02', 'ENT-06') },
  play: says(/^There is no pass to buy just now\./),
}

/** Tiers of credit; each links to its checkout. */
export const Tiers: Story = {
  args: { state: purchaseStates.tiers },
  parameters: { ...spec('PUR-03', 'PUR-05', 'ENT-05') },
  play: async ({ canvas }) => {
    const tier = canvas.getByRole('link', { name: /Pay \$100 Get \$125 \+\$25/ })
    await expect(tier).toHaveAttribute('href', '#checkout?ico_id=ico-100&code=')
    await expect(canvas.getByRole('link', { name: /credit$/ })).toHaveAttribute('aria-current', 'page')
  },
}

/** An open amount: the second preset is chosen, and its value is shown. */
export const OpenAmount: Story = {
  args: { state: purchaseStates.openAmount },
  parameters: { ...spec('PUR-04', 'PUR-10') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pay $100, get $120' })).toBeChecked()
    await expect(canvas.getByText(/^You get/)).toHaveTextContent('You get $120 · $20 bonus')
    await expect(canvas.getByRole('button', { name: 'Pay $100' })).toBeEnabled()
  },
}

/** The option exists; the checkout is about to open. */
export const Leaving: Story = {
  args: { state: purchaseStates.leaving },
  parameters: { ...spec('PUR-12') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the checkout' })).toHaveAttribute('href', '#checkout?ico_id=ico-1&code=')
  },
}
