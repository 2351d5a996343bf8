import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PosScreen } from '../../features/pos/PosScreen.tsx'
import { posVariants as variants } from '../../features/pos/examples/states.ts'
import { spec } from '../spec.ts'
import { posScreenMeta } from './posScreenMeta.tsx'
import { presses } from '../plays.ts'

const meta = {
  ...posScreenMeta,
  title: 'Screens/POS/Variants',
  args: { ...posScreenMeta.args, state: variants.ticketErrorWithoutReturn },
} satisfies Meta<typeof PosScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Without an address to return to, the page ends. */
export const TicketError__WithoutReturn: Story = { parameters: { ...spec('POS-13') } }

export const AlreadyPaid__WithoutReturn: Story = { args: { state: variants.alreadyPaidWithoutReturn }, parameters: { ...spec('POS-13') } }

/** The order asks for nothing of the bill: others owe it. */
export const Returning__WithoutReturn: Story = { args: { state: variants.returningWithoutReturn }, parameters: { ...spec('POS-18') } }

export const Error__WithoutReturn: Story = { args: { state: variants.errorWithoutReturn } }

/** A network that failed can be tried again. */
export const Error__Offline: Story = {
  args: { state: variants.errorOffline },
  parameters: { ...spec('NET-07') },
  play: presses('Try again', 'send', { type: 'retry' }),
}

/** After 6 seconds: the way back, if it has not opened by itself. */
export const Success__Return: Story = { args: { state: variants.successReturn }, parameters: { ...spec('POS-10') } }

export const Failed__WithMessage: Story = { args: { state: variants.failedWithMessage }, parameters: { ...spec('POS-11', 'NET-06') } }

/** A link without a bill: the guest reads what to do, and support the specification's words. */
export const Error__NoBill: Story = { args: { state: variants.errorNoBill }, parameters: { ...spec('POS-11') } }

export const AddCredit__Purchase: Story = { args: { state: variants.addCreditPurchase }, parameters: { ...spec('POS-06') } }

/** Less credit is sold for the price than the diner saw, and nothing was charged. */
export const AddCredit__Changed: Story = { args: { state: variants.addCreditChanged }, parameters: { ...spec('POS-06') } }

/** The earlier choice is no longer sold. */
export const AddCredit__Gone: Story = { args: { state: variants.addCreditGone }, parameters: { ...spec('POS-06') } }
