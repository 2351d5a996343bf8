import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { PurchaseScreen } from '../../features/store/PurchaseScreen.tsx'
import { purchaseStates } from '../../features/store/examples/states.ts'
import { spec } from '../spec.ts'
import { purchaseScreenMeta } from './purchaseScreenMeta.tsx'
import { presses } from '../plays.ts'

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
export const UnknownProject: Story = { args: { state: purchaseStates.unknownProject } }

/** The page could not be read, here because the buyer is offline. */
export const Failed: Story = {
  args: { state: purchaseStates.failed },
  parameters: { ...spec('NET-05', 'NET-07') },
  play: presses('Try again', 'onRetry'),
}

/** The sale has not started; the buyer can leave an address. */
export const Planning: Story = { args: { state: purchaseStates.planning }, parameters: { ...spec('PUR-01') } }

/** Everything is sold; the buyer can leave an address. */
export const SoldOut: Story = { args: { state: purchaseStates.soldOut }, parameters: { ...spec('PUR-02') } }

/** Tiers of credit; each links to its checkout. */
export const Tiers: Story = { args: { state: purchaseStates.tiers }, parameters: { ...spec('PUR-03', 'PUR-05', 'ENT-05') } }

/** An open amount: the second preset is chosen, and its value is shown. */
export const OpenAmount: Story = { args: { state: purchaseStates.openAmount }, parameters: { ...spec('PUR-04', 'PUR-10') } }

/** The option exists; the checkout is about to open. */
export const Leaving: Story = { args: { state: purchaseStates.leaving }, parameters: { ...spec('PUR-12') } }
