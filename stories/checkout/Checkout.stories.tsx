import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { buyer } from '../../features/checkout/examples/examples.ts'
import { checkoutStates } from '../../mocks/examples/checkout/states.ts'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta } from './checkoutScreenMeta.tsx'
import { presses } from '../plays.ts'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout',
  args: { ...checkoutScreenMeta.args, state: checkoutStates.loading },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The order is being read. A guest types meanwhile, and may go on. */
export const Loading: Story = {
  parameters: { ...spec('CHK-02') },
  play: async ({ args, canvas, userEvent }) => {
    const { email, firstName, lastName } = buyer
    for (const [label, typed, draft] of [
      ['Email', email, { email, firstName: '', lastName: '' }],
      ['First name', firstName, { email, firstName, lastName: '' }],
      ['Last name', lastName, buyer],
    ] as const) {
      await userEvent.type(canvas.getByLabelText(label), typed)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'buyerTyped', draft })
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'buyerSubmitted', buyer })
  },
}

/** A member's details are read after the order. */
export const Loading__Member: Story = {
  args: { state: { ...checkoutStates.loading, opening: { ...checkoutStates.loading.opening, isMember: true } } },
}

/** The read takes long: the page says so and offers to try again. */
export const Loading__Long: Story = {
  args: { onTryAgain: fn() },
  parameters: { ...spec('NET-07') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('This is taking longer than usual.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}

/** The address names no option on sale. */
export const UnknownOption: Story = { args: { state: checkoutStates.unknownOption }, parameters: { ...spec('CHK-01') } }

/** The order could not be read, here because the buyer is offline. */
export const Failed: Story = {
  args: { state: checkoutStates.failed },
  parameters: { ...spec('CHK-01', 'NET-05', 'NET-07') },
  play: presses('Try again', 'send', { type: 'retry' }),
}

/** The buyer's details. The order is beside the form, or folded behind its total on a phone. */
export const Checkout: Story = { args: { state: checkoutStates.checkout }, parameters: { ...spec('CHK-02', 'CHK-03', 'ENT-05') } }

/** A member signs in to pay with a saved card. */
export const SignIn: Story = { args: { state: checkoutStates.signIn }, parameters: { ...spec('CHK-04') } }

/** The card in the payment gateway's field: the page never sees what is typed there. */
export const Payment: Story = { args: { state: checkoutStates.payment }, parameters: { ...spec('CHK-02', 'CHK-04') } }

/** An earlier attempt was charged: what was bought is being read. */
export const ReadingPurchase: Story = { args: { state: checkoutStates.readingPurchase }, parameters: { ...spec('NET-08') } }

/** It was charged, and what was bought cannot be read: nothing tells who has bought it. */
export const ReadingPurchase__Unread: Story = {
  args: { state: checkoutVariants.readingPurchaseUnread },
  parameters: { ...spec('NET-08', 'CHK-06') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$50.00 was charged, once.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See what else there is' })).toHaveAttribute('href', '#store')
    await userEvent.click(canvas.getByRole('button', { name: 'Show what was bought' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'retry' })
  },
}

/** A gift card was charged, and a fresh visit of a guest finds it: only who knows its buyer's address goes on to send it. */
export const ReadingPurchase__OfBuyer: Story = {
  args: { state: checkoutVariants.readingPurchaseOfBuyer },
  parameters: { ...spec('CHK-05') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), 'ada.moreau@mail.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'buyerEmailSubmitted', email: 'ada.moreau@mail.example' })
  },
}

/** The address is another one: nothing of the purchase is shown, and the reader can go on. */
export const ReadingPurchase__OfAnother: Story = {
  args: { state: checkoutVariants.readingPurchaseOfAnother },
  parameters: { ...spec('CHK-05') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This gift card was bought with another address.')
    await expect(canvas.queryByText(/\$/)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'It isn’t mine: continue' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'unresolvedLeft' })
  },
}

/** A single payment at the address of subscriptions. */
export const NotSubscription: Story = { args: { state: checkoutStates.notSubscription }, parameters: { ...spec('CHK-08') } }

/** The payment was refused for its total: the new one is read, and the card stays. */
export const Repricing: Story = {
  args: { state: checkoutStates.repricing },
  parameters: { ...spec('CHK-04') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Card' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(Pay|Reading the new total)/ }))
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The price has expired. */
export const Expired: Story = { args: { state: checkoutStates.expired }, parameters: { ...spec('CHK-01', 'ENT-05') } }

/** The buyer has signed out: nothing of the purchase stays for the next person. */
export const SignedOut: Story = { args: { state: checkoutStates.signedOut }, parameters: { ...spec('NET-11', 'CHK-06') } }

/** Signed out before the gift was sent: its buyer alone can give it, by the receipt. */
export const SignedOut__BeforeGift: Story = {
  args: { state: checkoutVariants.signedOutBeforeGift },
  parameters: { ...spec('NET-11', 'CHK-05') },
}
