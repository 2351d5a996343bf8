import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { unresolvedStates } from '../../mocks/examples/checkout/unresolved.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta } from './checkoutScreenMeta.tsx'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout unresolved',
  args: { ...checkoutScreenMeta.args, state: unresolvedStates.asking },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** It is looked up before anything else can be paid. */
export const UnresolvedPayment__Asking: Story = {
  parameters: { ...spec('NET-08') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You began to pay \$75\.00 before/)).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** It has not arrived and still may: the buyer gives it up or looks again. */
export const UnresolvedPayment__NotCharged: Story = {
  args: { state: unresolvedStates.notCharged },
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give it up and go on' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'paymentGivenUp' })
    await expect(await canvas.findByText(/can no longer be taken/)).toBeVisible()
  },
}

/** It is being closed, so that it never charges. */
export const UnresolvedPayment__Closing: Story = {
  args: { state: unresolvedStates.closing },
  parameters: { ...spec('NET-08') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** The server cannot be reached: nothing is paid before. */
export const UnresolvedPayment__Unreachable: Story = {
  args: { state: unresolvedStates.unreachable },
  parameters: { ...spec('NET-08', 'NET-07') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Contact support/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry' })
  },
}

/** The look-up brings no final answer: the buyer asks the support team, or goes on at their own risk. */
export const UnresolvedPayment__NoFinalAnswer: Story = {
  args: { state: unresolvedStates.noFinalAnswer },
  parameters: { ...spec('NET-08') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Contact support/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on all the same: both may be charged' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'unresolvedLeft' })
  },
}

/** It was charged: what was bought is being read. */
export const UnresolvedPayment__Charged: Story = { args: { state: unresolvedStates.charged }, parameters: { ...spec('NET-08') } }

/** It was charged, and what was bought cannot be read: the amount and the receipt's address are known. */
export const UnresolvedPayment__ChargedUnread: Story = {
  args: { state: unresolvedStates.chargedUnread },
  parameters: { ...spec('NET-08', 'CHK-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$90.00 was charged, once. Your receipt went to ada.moreau@mail.example.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See what else there is' })).toHaveAttribute('href', '#store')
  },
}
