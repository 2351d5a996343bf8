import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { CheckoutScreen } from '../../features/checkout/CheckoutScreen.tsx'
import { checkoutVariants } from '../../mocks/examples/checkout/variants.ts'
import { spec } from '../spec.ts'
import { checkoutScreenMeta } from './checkoutScreenMeta.tsx'

const meta = {
  ...checkoutScreenMeta,
  title: 'Screens/Checkout/Gift address',
  args: { ...checkoutScreenMeta.args, state: checkoutVariants.giftPage2ByText },
} satisfies Meta<typeof CheckoutScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The gift goes by text message, where the server offers it. */
export const GiftPage2__ByText: Story = {
  parameters: { ...spec('TXT-01') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Text message' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }))
    await expect(canvas.getByLabelText('Their phone number')).toHaveAccessibleDescription(/Please enter a valid phone number\./)
    await userEvent.type(canvas.getByLabelText('Their phone number'), '2125550142')
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'giftSubmitted',
      gift: {
        recipientName: 'Maya',
        message: 'Happy birthday!\nDinner is on me.',
        deliverOn: '2026-12-24',
        timeZone: 'America/Chicago',
        design: 'birthday',
        by: 'text',
        recipientEmail: '',
        recipientPhone: '12125550142',
      },
    })
  },
}

/** The server sends this gift card by email alone. */
export const GiftPage2__EmailAlone: Story = { args: { state: checkoutVariants.giftPage2EmailAlone }, parameters: { ...spec('TXT-01') } }

/** The buyer corrects the address to which the gift was sent, as long as nobody has opened it. */
export const Confirmation__GiftToMax: Story = {
  args: { state: checkoutVariants.confirmationGiftToMax },
  parameters: { ...spec('TXT-01') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Not the right address?'))
    const send = canvas.getByRole('button', { name: 'Send to this address' })
    await userEvent.click(send)
    await expect(canvas.getByLabelText('Correct the address')).toHaveAccessibleDescription(/This is the address that it has\./)
    await userEvent.clear(canvas.getByLabelText('Correct the address'))
    await userEvent.type(canvas.getByLabelText('Correct the address'), 'maya@mail.example')
    await userEvent.click(send)
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'giftCorrected',
      address: { by: 'email', recipientEmail: 'maya@mail.example', recipientPhone: '' },
    })
  },
}

/** The correction is being sent. */
export const Confirmation__GiftCorrecting: Story = {
  args: { state: checkoutVariants.confirmationGiftCorrecting },
  parameters: { ...spec('TXT-01') },
}

/** The answer to the correction was lost: the gift may go to either address, and either can be sent again. */
export const Confirmation__GiftInDoubt: Story = {
  args: { state: checkoutVariants.confirmationGiftInDoubt },
  parameters: { ...spec('TXT-01') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/We don’t know whether the address changed: it may go to max@mail\.example or to /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send to this address' }))
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'giftCorrected',
      address: { by: 'email', recipientEmail: 'max@mail.example', recipientPhone: '' },
    })
  },
}

/** The gift has been opened: its address stays. */
export const Confirmation__GiftOpened: Story = {
  args: { state: checkoutVariants.confirmationGiftOpened },
  parameters: { ...spec('TXT-01') },
}

/** A gift that goes by text message. */
export const Confirmation__GiftTexted: Story = {
  args: { state: checkoutVariants.confirmationGiftTexted },
  parameters: { ...spec('TXT-01') },
}
