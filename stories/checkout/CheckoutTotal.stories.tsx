import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta } from './checkoutScreenMeta.tsx'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout total',
  args: { ...checkoutScreenMeta.args, state: checkoutVariants.paymentOtherTotal },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The price changed during the payment: nothing was charged, and the buyer can agree to the new total. */
export const Payment__OtherTotal: Story = {
  parameters: { ...spec('CHK-04') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The price has changed. It was $50.00, and is $75.00 now. Nothing was charged',
    )
    await expect(canvas.getByRole('button', { name: 'Pay $75.00' })).toBeEnabled()
  },
}

/** The promo code was refused at the payment: the buyer can agree to the total without it. */
export const Payment__CodeRefused: Story = {
  args: { state: checkoutVariants.paymentCodeRefused },
  parameters: { ...spec('CHK-03', 'NET-06') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This promo code is no longer valid. Without it the price is $100.00: it was $90.00.',
    )
    await expect(canvas.getByRole('button', { name: 'Pay $100.00' })).toBeEnabled()
  },
}

/** A member already has a subscription: it is named at the payment too. */
export const Payment__AlreadySubscribed: Story = {
  args: { state: checkoutVariants.paymentAlreadySubscribed },
  parameters: { ...spec('CHK-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have a subscription already')).toBeVisible()
  },
}

/** Nothing to pay: no card is needed. */
export const Payment__Free: Story = {
  args: { state: checkoutVariants.paymentFree, card: { kind: 'loading' } },
  parameters: { ...spec('CHK-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Card' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Complete your order' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'paySubmitted', key: 'attempt-1' })
  },
}

/** Nothing to pay, and the answer was lost: the button has no price. */
export const PaymentUnknown__Free: Story = {
  args: { state: checkoutVariants.paymentUnknownFree },
  parameters: { ...spec('NET-08') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Complete your order' })).toBeVisible()
  },
}

/** The charged amount differs from the agreed one: the page says so and links the support team. */
export const Confirmation__OtherCharge: Story = {
  args: { state: checkoutVariants.confirmationOtherCharge },
  parameters: { ...spec('CHK-10') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$500.00 was charged, not $90.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Contact support/ })).toBeVisible()
  },
}
