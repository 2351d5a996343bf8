import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta, paymentWith } from './checkoutScreenMeta.tsx'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout/Total',
  args: { ...checkoutScreenMeta.args, state: checkoutVariants.paymentOtherTotal },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The price changed during the payment: nothing was charged, and the buyer can agree to the new total. */
export const Payment__OtherTotal: Story = { parameters: { ...spec('CHK-04') } }

/** The promo code was refused at the payment: the buyer can agree to the total without it. */
export const Payment__CodeRefused: Story = {
  args: { state: checkoutVariants.paymentCodeRefused },
  parameters: { ...spec('CHK-03', 'NET-06') },
}

/** More is asked for than the price: the summary has a line for it, and a question comes before the payment. */
export const Payment__AbovePrice: Story = { args: { state: checkoutVariants.paymentAbovePrice }, parameters: { ...spec('CHK-04') } }

/** A member already has a subscription: it is named at the payment too. */
export const Payment__AlreadySubscribed: Story = {
  args: { state: checkoutVariants.paymentAlreadySubscribed },
  parameters: { ...spec('CHK-11') },
}

/** Nothing to pay: no card is needed. */
export const Payment__Free: Story = {
  args: { state: checkoutVariants.paymentFree, ...paymentWith({ card: { kind: 'loading' } }) },
  parameters: { ...spec('CHK-04') },
}
