import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { type DeclineCode, declineMessages } from '../../features/payment/declines.ts'
import { declinedWith } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta } from './checkoutScreenMeta.tsx'

const meta = {
  ...checkoutScreenMeta,
  component: CheckoutScreen,
  title: 'Screens/Checkout declines',
  args: { ...checkoutScreenMeta.args, state: declinedWith('card_declined') },
  parameters: { ...checkoutScreenMeta.parameters, ...spec('CHK-04') },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The card's field after the bank's answer. The buyer can correct the card. */
const after = (code: DeclineCode | 'stolen_card', said: DeclineCode): Story => ({
  args: { state: declinedWith(code) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Card' })).toHaveAccessibleDescription(declineMessages[said])
    await expect(canvas.getByRole('button', { name: /^Pay/ })).toBeEnabled()
  },
})

/** Declined without a reason. */
export const CardDeclined = after('card_declined', 'card_declined')

/** Not enough money. */
export const InsufficientFunds = after('insufficient_funds', 'insufficient_funds')

/** The card has expired. */
export const ExpiredCard = after('expired_card', 'expired_card')

/** The number is wrong. */
export const IncorrectNumber = after('incorrect_number', 'incorrect_number')

/** The security code is wrong. */
export const IncorrectCvc = after('incorrect_cvc', 'incorrect_cvc')

/** The bank could not answer. */
export const ProcessingError = after('processing_error', 'processing_error')

/** Over the card's limit. */
export const CardVelocityExceeded = after('card_velocity_exceeded', 'card_velocity_exceeded')

/** The card pays in another currency. */
export const CurrencyNotSupported = after('currency_not_supported', 'currency_not_supported')

/** The bank asked the buyer, who did not confirm. */
export const AuthenticationRequired = after('authentication_required', 'authentication_required')

/** A stolen card: the buyer reads the general message. */
export const StolenCard = after('stolen_card', 'card_declined')
