import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/gateway/PaymentCard.tsx'
import { mandateFor } from '../../features/subscription/mandate.ts'
import type { OwnSubscription } from '../../features/subscription/ownSubscription.ts'
import type { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { submissionFromFailure } from '../../features/shared/api/answers/failureText.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { member } from '../../mocks/examples/checkout/examples.ts'
import { charges } from '../../mocks/examples/checkout/ownSubscriptions.ts'
import { spec } from '../spec.ts'
import { ownSubscriptionsMeta } from './ownSubscriptionsMeta.ts'
import { standInForStripe } from './standIn.ts'

/** A member who can give one of two saved cards, or type one. */
export const ownSubscriptionCardMeta = {
  ...ownSubscriptionsMeta,
  args: {
    ...ownSubscriptionsMeta.args,
    charges: ready(charges),
    cardWays: {
      cards: member.cards,
      card: {
        kind: 'ready',
        field: <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} />,
        isTyped: false,
        focus: fn(),
      },
    },
  },
  parameters: { layout: 'fullscreen', ...spec('SUB-04') },
} satisfies Meta<typeof OwnSubscriptionsScreen>

export const master = { kind: 'savedCard', id: 'pm_saved_mastercard' } as const

/** The member gives their Mastercard. */
export const toCard = (subscription: OwnSubscription) =>
  ({ id: subscription.id, to: 'card', card: master, mandate: mandateFor(subscription, 'USD') }) as const

export const masterTile = (canvas: { readonly getByRole: (role: string, options: { readonly name: RegExp }) => HTMLElement }) =>
  canvas.getByRole('radio', { name: /^Mastercard ending in 4444/ })

/** The card after the change. */
export const masterCard = { brand: 'Mastercard', lastFour: '4444' }

export const lost = submissionFromFailure({ kind: 'timeout' })
