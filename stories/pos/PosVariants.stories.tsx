import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { PosScreen } from '../../features/pos/PosScreen.tsx'
import { posVariants as variants } from '../../features/pos/examples/states.ts'
import { spec } from '../spec.ts'
import { posScreenMeta } from './posScreenMeta.tsx'

const meta = {
  ...posScreenMeta,
  title: 'Screens/POS/Variants',
  args: { ...posScreenMeta.args, state: variants.signInExpired },
} satisfies Meta<typeof PosScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The session has ended: nothing was charged. */
export const SignIn__Expired: Story = {
  parameters: { ...spec('NET-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You were signed out, and nothing was charged/)).toBeVisible()
  },
}

export const SignIn__Refused: Story = {
  args: { state: variants.signInRefused },
  parameters: { ...spec('NET-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password.')
  },
}

/** Without an address to return to, the page ends. */
export const TicketError__WithoutReturn: Story = {
  args: { state: variants.ticketErrorWithoutReturn },
  parameters: { ...spec('POS-13') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can close this page and go back to your order/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const AlreadyPaid__WithoutReturn: Story = {
  args: { state: variants.alreadyPaidWithoutReturn },
  parameters: { ...spec('POS-13') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Return to order' })).not.toBeInTheDocument()
  },
}

export const Returning__WithoutReturn: Story = { args: { state: variants.returningWithoutReturn } }

export const Error__WithoutReturn: Story = { args: { state: variants.errorWithoutReturn } }

/** A network that failed can be tried again. */
export const Error__Offline: Story = {
  args: { state: variants.errorOffline },
  parameters: { ...spec('NET-07') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry' })
  },
}

/** After 6 seconds: the way back, if it has not opened by itself. */
export const Success__Return: Story = {
  args: { state: variants.successReturn },
  parameters: { ...spec('POS-10') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to App' })).toHaveAttribute('href', 'https://order.example/check/1042')
  },
}

export const Failed__WithMessage: Story = {
  args: { state: variants.failedWithMessage },
  parameters: { ...spec('POS-11', 'NET-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is not enough money on this card. Please try another one.')).toBeVisible()
  },
}

export const AddCredit__Purchase: Story = {
  args: { state: variants.addCreditPurchase },
  parameters: { ...spec('POS-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/By purchasing you agree to the/)).toBeVisible()
  },
}

/** What was chosen before is no longer sold. */
export const AddCredit__Gone: Story = {
  args: { state: variants.addCreditGone },
  parameters: { ...spec('POS-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Missing card or option ID.')
    await expect(canvas.getByRole('button', { name: 'Purchase' })).toBeDisabled()
  },
}
