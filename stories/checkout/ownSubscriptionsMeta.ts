import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { type Change, renewalOf } from '../../features/subscription/ownSubscription.ts'
import { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { ready } from '../../features/shared/api/remote.ts'
import { ownSubscriptions } from '../../mocks/examples/checkout/ownSubscriptions.ts'
import { signedInAs } from '../signedIn.tsx'
import { spec } from '../spec.ts'

const agreed = renewalOf(ownSubscriptions.canceled)
if (agreed === null) throw new Error('The renewal of the example is not known.')

/** A member keeps the subscription that they have canceled. */
export const keeping = { id: ownSubscriptions.canceled.id, to: 'renew', agreed } as const satisfies Change

/** A member with one subscription, which renews. */
export const ownSubscriptionsMeta = {
  component: OwnSubscriptionsScreen,
  args: {
    subscriptions: ready([ownSubscriptions.active]),
    asked: null,
    onAsk: fn(),
    charges: ready([]),
    changingCard: null,
    onChangeCard: fn(),
    cardWays: { cards: 'loading', card: { kind: 'loading' } },
    change: null,
    onChange: fn(),
    backHref: '#store',
    subscribeHref: '#subscribe',
    onRetry: fn(),
    onRetryCharges: fn(),
  },
  decorators: [signedInAs()],
  parameters: { layout: 'fullscreen', ...spec('SUB-03') },
} satisfies Meta<typeof OwnSubscriptionsScreen>
