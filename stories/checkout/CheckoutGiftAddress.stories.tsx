import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Bought } from '../../features/checkout/screens/Bought.tsx'
import { boughtExamples } from '../../mocks/examples/checkout/bought.ts'
import { spec } from '../spec.ts'
import { boughtMeta } from './boughtMeta.tsx'

const meta = { ...boughtMeta, title: 'Screens/Checkout/Gift address' } satisfies Meta<typeof Bought>
export default meta

type Story = StoryObj<typeof meta>

/** The gift goes by text message, where the server offers it. */
export const GiftPage2__ByText: Story = {
  args: boughtExamples.giftPage2ByText,
  parameters: { ...spec('TXT-01') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Text message' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }))
    await expect(canvas.getByLabelText('Their phone number')).toHaveAccessibleDescription(/Please enter a valid phone number\./)
    await userEvent.type(canvas.getByLabelText('Their phone number'), '2125550142')
    await userEvent.click(canvas.getByRole('button', { name: /^Send/ }))
    await expect(args.onGive).toHaveBeenLastCalledWith({
      recipientName: 'Maya',
      message: 'Happy birthday!\nDinner is on me.',
      deliverOn: '2026-12-24',
      timeZone: 'America/Chicago',
      design: 'birthday',
      by: 'text',
      recipientEmail: '',
      recipientPhone: '12125550142',
    })
  },
}

/** The server sends this gift card by email alone. */
export const GiftPage2__EmailAlone: Story = { args: boughtExamples.giftPage2EmailAlone, parameters: { ...spec('TXT-01') } }

/** The buyer corrects the address to which the gift was sent, as long as nobody has opened it. */
export const Confirmation__GiftToMax: Story = {
  args: boughtExamples.confirmationGiftToMax,
  parameters: { ...spec('TXT-01') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Not the right address?'))
    const send = canvas.getByRole('button', { name: 'Send to this address' })
    await userEvent.click(send)
    await expect(canvas.getByLabelText('Correct the address')).toHaveAccessibleDescription(/This is the address that it has\./)
    await userEvent.clear(canvas.getByLabelText('Correct the address'))
    await userEvent.type(canvas.getByLabelText('Correct the address'), 'maya@mail.example')
    await userEvent.click(send)
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ by: 'email', recipientEmail: 'maya@mail.example', recipientPhone: '' })
  },
}

/** The correction is being sent. */
export const Confirmation__GiftCorrecting: Story = { args: boughtExamples.confirmationGiftCorrecting, parameters: { ...spec('TXT-01') } }

/** The answer to the correction was lost: the gift may go to either address, and either can be sent again. */
export const Confirmation__GiftInDoubt: Story = {
  args: boughtExamples.confirmationGiftInDoubt,
  parameters: { ...spec('TXT-01') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/We don’t know whether the address changed: it may go to max@mail\.example or to /)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send to this address' }))
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ by: 'email', recipientEmail: 'max@mail.example', recipientPhone: '' })
  },
}

/** The gift has been opened: its address stays. */
export const Confirmation__GiftOpened: Story = { args: boughtExamples.confirmationGiftOpened, parameters: { ...spec('TXT-01') } }

/** A gift that goes by text message. */
export const Confirmation__GiftTexted: Story = { args: boughtExamples.confirmationGiftTexted, parameters: { ...spec('TXT-01') } }
