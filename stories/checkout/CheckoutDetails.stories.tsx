import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { strictEnterprise } from '../claim/addresses.ts'
import { spec } from '../spec.ts'
import { withSaleTerms } from '../withSettings.tsx'
import { checkoutScreenMeta, expectSeenOnce } from './checkoutScreenMeta.tsx'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout/Details',
  args: { ...checkoutScreenMeta.args, state: checkoutVariants.checkoutTyped },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The typed details are still there; pressing the button shows their errors. */
export const Checkout__Typed: Story = {
  parameters: { ...spec('CHK-03') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }))
    await expect(
      await canvas.findByText(/^(Please enter a valid email address\.|Sorry, a valid .* email address is required to continue\.)$/),
    ).toBeVisible()
    await expect(canvas.getByText('Enter your last name.')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(args.send).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'buyerSubmitted' }))
  },
}

/** A gift card: its design, the recipient's name and the message write themselves on it before it is paid. */
export const Checkout__OfGift: Story = {
  args: { state: checkoutVariants.checkoutOfGift },
  parameters: { ...spec('CHK-05') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Who is it for?'))
    const name = canvas.getByLabelText('Their name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ada')
    await waitFor(() => expect(canvas.getAllByText('Gift card for Ada').length).toBeGreaterThan(0))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'presentTyped',
      present: { design: 'birthday', recipientName: 'Ada', message: 'Happy birthday!\nDinner is on me.' },
    })
  },
}

/** A signed-in member, who can sign out. Their address is fixed. */
export const Checkout__SignedIn: Story = {
  args: { state: checkoutVariants.checkoutSignedIn },
  parameters: { ...spec('CHK-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    await expect(canvas.getByLabelText('Email')).toHaveValue('')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'signedOutAnywhere', wasSignedIn: true })
  },
}

/** The enterprise does not accept the member's address: they type another one or sign out. */
export const Checkout__AddressNotAdmitted: Story = {
  args: { state: checkoutVariants.checkoutAddressNotAdmitted },
  globals: { enterprise: strictEnterprise.id },
  parameters: { ...spec('CHK-03', 'CHK-11') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/Your account has the address maya@elsewhere\.example/)).toBeVisible()
    const buyer = { email: `maya${strictEnterprise.settings.requiredEmailEnding}`, firstName: 'Maya', lastName: 'Elsberg' }
    const email = canvas.getByLabelText('Email')
    await userEvent.clear(email)
    await userEvent.type(email, buyer.email)
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'buyerTyped', draft: buyer })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'buyerSubmitted', buyer })
  },
}

/** A member already has a subscription: the page names it before it sells another one. */
export const Checkout__AlreadySubscribed: Story = {
  args: { state: checkoutVariants.checkoutAlreadySubscribed },
  parameters: { ...spec('CHK-08', 'CHK-11') },
}

/** Nothing to pay: the page never mentions a payment. */
export const Checkout__Free: Story = { args: { state: checkoutVariants.checkoutFree }, parameters: { ...spec('CHK-03') } }

const notTaken = 'The code WINTER does not change this price.'

/** The code changes nothing: a phone says so above the form, and within the unfolded order. */
export const Checkout__CodeNotTaken: Story = {
  args: { state: checkoutVariants.checkoutCodeNotTaken },
  globals: { viewport: { value: 'w360' } },
  parameters: { ...spec('CHK-03') },
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('button', { name: /^Your order/ })
    await expect(within(canvas.getByRole('main')).getByText(notTaken)).toBeVisible()
    await userEvent.click(order)
    await expect(canvas.getByText(notTaken)).toBeVisible()
    await userEvent.click(order)
  },
}

/** A wide window says so only in the order, which is visible. */
export const Checkout__CodeNotTakenWide: Story = {
  args: { state: checkoutVariants.checkoutCodeNotTaken },
  globals: { viewport: { value: 'w1280' } },
  parameters: { ...spec('CHK-03') },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('complementary')).getByText(notTaken)).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByText(notTaken)).not.toBeVisible()
  },
}

/** The code lowers the price: a phone, where the order is folded, says so above the form. */
export const Checkout__CodeTaken: Story = {
  args: { state: checkoutStates.checkout },
  globals: { viewport: { value: 'w360' } },
  parameters: { ...spec('CHK-03') },
}

/** A typed code is priced by the server: nobody goes on to pay before. */
export const Checkout__Pricing: Story = {
  args: { state: checkoutVariants.checkoutPricing },
  parameters: { ...spec('CHK-03') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/promo code/, { selector: 'summary' }))
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeDisabled()
  },
}

/** A code that is typed and not applied is priced before the buyer goes on. */
export const Checkout__PricingToGoOn: Story = { args: { state: checkoutVariants.checkoutPricingToGoOn }, parameters: { ...spec('CHK-03') } }

/** The server refuses a code, and the field says why. */
export const Checkout__PromoRefused: Story = {
  args: { state: checkoutVariants.checkoutPromoRefused },
  parameters: { ...spec('CHK-03') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('This promo code has ended.')).toBeVisible()
    const code = await canvas.findByLabelText('Promo code')
    await userEvent.clear(code)
    await userEvent.type(code, ' FEAST ')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'promoTyped', code: ' FEAST ' })
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'promoSubmitted', code: 'FEAST' })
  },
}

/** A monthly subscription: its next charge and how to cancel, before anything is paid. */
export const Checkout__Monthly: Story = { args: { state: checkoutVariants.checkoutMonthly }, parameters: { ...spec('CHK-08') } }

/** A yearly subscription. */
export const Checkout__Yearly: Story = { args: { state: checkoutVariants.checkoutYearly }, parameters: { ...spec('CHK-08') } }

/** The pass, which has no credit. */
export const Checkout__Pass: Story = { args: { state: checkoutVariants.checkoutPass }, parameters: { ...spec('CHK-09') } }

/** A gift card says its expiry, or that it has none, on its first screen: on a phone below the form. */
export const Checkout__GiftCard: Story = {
  args: { state: checkoutVariants.checkoutGiftCard },
  parameters: { ...spec('CHK-03', 'LAW-03') },
  play: async ({ canvas }) => {
    await expectSeenOnce(canvas, 'No expiry')
    await expectSeenOnce(canvas, /Not exchangeable for cash except where the law requires it\./)
  },
}

/** The rules of the law at the price: cash, the bonus, a number to call, and whether it can be returned. */
export const Checkout__GiftCardRules: Story = {
  args: { state: checkoutVariants.checkoutGiftCard },
  decorators: [
    withSaleTerms({
      giftCashOut: 'Less than $10 is exchanged for cash.',
      bonusTerms: 'The bonus is a promotion, and ends in a year.',
      giftCardPhone: '1-800-555-0142',
      refundPolicy: 'Returns within 14 days.',
    }),
  ],
  parameters: { ...spec('LAW-07') },
  play: async ({ canvas }) => {
    await expectSeenOnce(canvas, 'Less than $10 is exchanged for cash.')
    await expectSeenOnce(canvas, 'The bonus is a promotion, and ends in a year.')
    await expectSeenOnce(canvas, 'Returns within 14 days.')
    await waitFor(() => expect(canvas.getAllByRole('link', { name: '1-800-555-0142' })[0]).toHaveAttribute('href', 'tel:18005550142'))
  },
}

/** The same on a phone, where the order is folded. */
export const Checkout__GiftCardOnPhone: Story = { ...Checkout__GiftCard, globals: { viewport: { value: 'w360' } } }
