import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OrderedScreen } from '../../features/bulk-gifting/pay/OrderedScreen.tsx'
import { giftReceipts } from '../../features/bulk-gifting/examples/payments.ts'
import { cents } from '../../features/shared/money/money.ts'
import { spec } from '../spec.ts'
import { inGiftingFrame } from './inGiftingFrame.tsx'

const meta = {
  title: 'Screens/Bulk gifting/Ordered',
  component: OrderedScreen,
  decorators: [inGiftingFrame('create')],
  args: {
    currency: 'USD',
    receipt: giftReceipts.ordered,
    agreed: giftReceipts.notOrdered.charged,
    orderHref: (id) => `#${id}`,
    ordersHref: '#orders',
    onCreateAnother: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('BLK-10') },
} satisfies Meta<typeof OrderedScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Ordered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Your gifts' })).toHaveTextContent('2 gifts')
    await expect(canvas.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '#gift-order-7')
    await userEvent.click(canvas.getByRole('button', { name: 'Create another gift' }))
    await expect(args.onCreateAnother).toHaveBeenCalledOnce()
  },
}

/** The server has made another number of gifts than were paid for. */
export const Ordered__OtherCount: Story = {
  args: { receipt: { ...giftReceipts.ordered, asked: 3 } },
  play: async ({ canvas }) => {
    const news = canvas.getByText('You ordered 3 gifts, and our server counts 2.')
    await expect(news.closest('[role=status]')).toBeVisible()
  },
}

/** The gifts go out on a later day. */
export const Ordered__Scheduled: Story = {
  args: { receipt: { ...giftReceipts.ordered, sendsAt: new Date('2026-12-10T14:00:00Z'), timeZone: 'America/New_York' } },
}

/** The card was charged, and there is no order: nothing can be paid again. */
export const NotOrdered: Story = { args: { receipt: giftReceipts.notOrdered } }

/** The card was charged another amount than the buyer agreed to. */
export const NotOrdered__OtherCharge: Story = { args: { receipt: { ...giftReceipts.notOrdered, charged: cents(9_00) } } }
