import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { OrdersScreen } from '../../features/bulk-gifting/orders/OrdersScreen.tsx'
import { failedToLoad, loading, ready } from '../../features/shared/api/remote.ts'
import { giftOrder, nzOrder, scheduledOrder, sendingOrder } from '../../features/bulk-gifting/examples/orders.ts'
import { spec } from '../spec.ts'
import { inGiftingFrame } from './inGiftingFrame.tsx'

const meta = {
  title: 'Screens/Bulk gifting/Dashboard',
  component: OrdersScreen,
  decorators: [inGiftingFrame('dashboard')],
  args: {
    search: { q: '', status: '', page: 1 },
    text: '',
    onText: fn(),
    onSearch: fn(),
    now: () => new Date('2026-11-20T17:20:00Z'),
    orders: ready({ orders: { rows: [sendingOrder, scheduledOrder, giftOrder, nzOrder], isWhole: true }, pageCount: 3 }),
    hrefOf: ({ id }) => `#${id}`,
    bouncedHref: ({ id }) => `#${id}-bounced`,
    createHref: '#create',
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('BLK-07') },
} satisfies Meta<typeof OrdersScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { orders: loading } }

export const Failed: Story = { args: { orders: failedToLoad({ kind: 'server' }) } }

/** Each order in the currency of its country. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('NZ$2,400.00')).toBeVisible()
    const sending = canvas.getByRole('row', { name: /^Happy holidays from everybody at Northstar 12,000 gifts of \$50\.00.*Sending/ })
    await expect(canvas.getByRole('region', { name: 'The 4 orders on this page' })).toHaveTextContent('12,144 gifts')
    await expect(canvas.getByRole('group', { name: 'Gifts of these orders' })).toHaveTextContent(
      'Claimed1,262Sent6,228Not sent4,648Bounced6',
    )
    await expect(sending).toHaveTextContent('Claimed1,200Sent6,198Not sent4,600Bounced2')
    await expect(canvas.getByText('Sending, about 13 minutes left')).toBeVisible()
    // Bounced gifts lead to where their addresses are corrected.
    await expect(within(sending).getByRole('link', { name: 'Fix 2 bounced gifts' })).toHaveAttribute('href', `#${sendingOrder.id}-bounced`)
    // As high as any button, also with a mouse.
    await expect(canvas.getByRole('link', { name: 'Create a gift' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
    // Without a message its gifts name an order.
    await expect(canvas.getByRole('link', { name: '48 gifts of NZ$50.00' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Scheduled')
    await expect(args.onSearch).toHaveBeenCalledWith({ status: 'scheduled' })
  },
}

/** The sums are of the orders that are shown, and are named so. */
export const Ready__Found: Story = {
  args: { search: { q: '', status: 'sent', page: 1 }, orders: ready({ orders: { rows: [giftOrder], isWhole: true }, pageCount: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The 1 order found' })).toHaveTextContent('48 gifts')
  },
}

/** An order could not be read, and another one has no counts: nothing is added up as zero. */
export const Ready__NotAllRead: Story = {
  args: { orders: ready({ orders: { rows: [{ ...sendingOrder, sent: null }, giftOrder], isWhole: false }, pageCount: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some orders could not be read: the sum of their gifts is not known.')).toBeVisible()
    await expect(canvas.getByText('Gifts of this order: how many were sent is not known.')).toBeVisible()
  },
}

export const Ready__None: Story = { args: { orders: ready({ orders: { rows: [], isWhole: true }, pageCount: 0 }) } }
