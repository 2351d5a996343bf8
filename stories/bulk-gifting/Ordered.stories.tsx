import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OrderedScreen } from '../../features/bulk-gifting/pay/OrderedScreen.tsx'
import { giftReceipts } from '../../features/bulk-gifting/examples/payments.ts'
import { cents } from '../../features/shared/money/money.ts'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { redemptions, scheduledOrder, sendingOrder } from '../../features/bulk-gifting/examples/orders.ts'
import { spec } from '../spec.ts'
import { inGiftingFrame } from './inGiftingFrame.tsx'

const going = redemptions.filter(({ status }) => ['scheduled', 'sent', 'opened'].includes(status))
const gifts = ready({ order: { ...sendingOrder, count: 12, sent: 2, cancelled: 0 }, redemptions: going, matches: 12, pageCount: 3 })

const meta = {
  title: 'Screens/Bulk gifting/Ordered',
  component: OrderedScreen,
  decorators: [inGiftingFrame('create')],
  args: {
    currency: 'USD',
    receipt: { ...giftReceipts.ordered, count: 12 },
    agreed: giftReceipts.notOrdered.charged,
    gifts,
    onRetry: fn(),
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
    await expect(canvas.getByRole('group', { name: 'Your gifts' })).toHaveTextContent('12 gifts')
    await expect(canvas.getByText('2 of 12 gifts sent').closest('[role=status]')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Recipients' })).toHaveTextContent('Sending')
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
  args: {
    receipt: { ...giftReceipts.ordered, sendsAt: new Date('2026-12-10T14:00:00Z'), timeZone: 'America/New_York' },
    gifts: ready({ ...gifts.value, order: scheduledOrder }),
  },
}

/** The order is being read. */
export const Ordered__Loading: Story = { args: { gifts: loading } }

/** It cannot be read: the way to it stays. */
export const Ordered__Failed: Story = {
  args: { gifts: failedToLoad({ kind: 'offline' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'See the order' })).toBeVisible()
  },
}

/** The card was charged, and there is no order: nothing can be paid again. */
export const NotOrdered: Story = { args: { receipt: giftReceipts.notOrdered } }

/** The card was charged another amount than the buyer agreed to. */
export const NotOrdered__OtherCharge: Story = { args: { receipt: { ...giftReceipts.notOrdered, charged: cents(9_00) } } }
