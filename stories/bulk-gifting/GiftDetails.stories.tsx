import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { firstDetails } from '../../features/bulk-gifting/draft/details.ts'
import { GiftDetailsScreen } from '../../features/bulk-gifting/draft/GiftDetailsScreen.tsx'
import { defaultTerms } from '../../features/bulk-gifting/terms.ts'
import { spec } from '../spec.ts'
import { inGiftingFrame } from './inGiftingFrame.tsx'

const us = defaultTerms('US')
const nz = defaultTerms('NZ')
const details = firstDetails(us, 'America/New_York')

const meta = {
  title: 'Screens/Bulk gifting/Details',
  component: GiftDetailsScreen,
  decorators: [inGiftingFrame('create')],
  args: { terms: us, count: 125, details, onDetails: fn(), sender: 'Maya', now: () => new Date('2026-11-20T18:30:00Z'), onStep: fn() },
  parameters: { layout: 'fullscreen', ...spec('BLK-06') },
} satisfies Meta<typeof GiftDetailsScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The preview follows what is typed. */
export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your message'), 'Well done!{enter}And thank you.')
    const typed = { ...details, message: 'Well done!\nAnd thank you.' }
    await expect(args.onDetails).toHaveBeenLastCalledWith(typed)
    const shown = canvas.getByText(/^“Well done!/)
    await expect(shown).toHaveTextContent('“Well done!And thank you.”')
    await expect(shown.querySelectorAll('br')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '$50' }))
    await expect(args.onDetails).toHaveBeenLastCalledWith({ ...typed, choice: 50_00 })
    await expect(canvas.getByText('$5,312.50')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check the order' }))
    await expect(args.onStep).toHaveBeenCalledWith('pay')
  },
}

/** The purchase order number of the company goes with the order. */
export const PurchaseOrder: Story = {
  parameters: { ...spec('BLK-14') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Purchase order number'), ' PO-2026-118 ')
    await expect(args.onDetails).toHaveBeenLastCalledWith({ ...details, purchaseOrder: ' PO-2026-118 ' })
    await userEvent.click(canvas.getByRole('button', { name: 'Check the order' }))
    await expect(args.onDetails).toHaveBeenLastCalledWith({ ...details, purchaseOrder: 'PO-2026-118' })
    await expect(args.onStep).toHaveBeenCalledWith('pay')
  },
}

/** An amount and a day that cannot be, and a number that was pasted with more than fits: nothing of it is cut off unseen. */
export const Invalid: Story = {
  args: { details: { ...details, choice: 'custom', custom: '12.50', sendOn: '2026-11-19' } },
  play: async ({ args, canvas, userEvent }) => {
    const purchaseOrder = canvas.getByLabelText('Purchase order number')
    await userEvent.click(purchaseOrder)
    await userEvent.paste('1234567890'.repeat(5))
    await userEvent.click(canvas.getByRole('button', { name: 'Check the order' }))
    await expect(purchaseOrder).toHaveValue('1234567890'.repeat(5))
    await expect(args.onDetails).toHaveBeenLastCalledWith({ ...args.details, purchaseOrder: '1234567890'.repeat(5) })
    await expect(canvas.getByText('A purchase order number has at most 40 characters.')).toBeVisible()
    await expect(await canvas.findByText('Enter an amount of whole dollars, with up to 5 digits.')).toBeVisible()
    await expect(canvas.getByText('This day has passed.')).toBeVisible()
    await expect(args.onStep).not.toHaveBeenCalled()
  },
}

/** New Zealand: vouchers in its dollars, with the day until which they are valid. */
export const NewZealand: Story = {
  args: { terms: nz, details: { ...firstDetails(nz, 'Pacific/Auckland'), sendOn: '2026-12-10' } },
  parameters: { ...spec('BLK-08') },
}
