import { ready } from '../../features/shared/api/remote.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import * as z from 'zod/mini'
import { SubscriptionScreen } from '../../features/subscription/SubscriptionScreen.tsx'
import { subscriptionsResponse } from '../../features/checkout/wire/orderWire.ts'
import { subscriptions } from '../../mocks/state/checkout/ordering.ts'
import { orderIn } from '../../features/checkout/order.ts'
import { createStore } from '../../mocks/state/memory/store.ts'
import { spec } from '../spec.ts'

const sold = z.parse(subscriptionsResponse, { purchase_options: subscriptions(createStore(), null) }).map(orderIn('USD'))

const meta = {
  title: 'Screens/Checkout/Subscription',
  component: SubscriptionScreen,
  args: {
    subscriptions: ready(sold),
    hrefOf: ({ id }) => `#${id}`,
    links: { host: 'plain', backHref: '#store', mapHref: '#map', manageHref: '#subscription', passMapHref: '#pass-map' },
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', ...spec('CHK-08') },
} satisfies Meta<typeof SubscriptionScreen>
export default meta

type Story = StoryObj<typeof meta>

/** Monthly or yearly: each with its price, its next charge and how to cancel. */
export const Choice: Story = {}

/** The subscriptions are being read. */
export const Choice__Loading: Story = { args: { subscriptions: { status: 'loading' } } }

/** The read takes long: the page says so and offers to try again. */
export const Choice__Long: Story = { args: { subscriptions: { status: 'loading' }, onTryAgain: fn() }, parameters: { ...spec('NET-07') } }

/** The read failed. */
export const Choice__Failed: Story = {
  args: { subscriptions: { status: 'failed', cause: { kind: 'offline' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: /Contact support/ })).toBeVisible()
  },
}

/** None is on sale. */
export const Choice__None: Story = { args: { subscriptions: ready([]) } }
