import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { PaymentCard } from '../../apps/checkout/PaymentCard.tsx'
import { standInForStripe } from './standIn.ts'
import { CheckoutScreen, type CheckoutScreenProps } from '../../features/checkout/CheckoutScreen.tsx'
import { LaterScreens } from '../../features/checkout/LaterScreens.tsx'
import type { CheckoutEvent } from '../../features/checkout/checkout.ts'
import { transition } from '../../features/checkout/transition.ts'

/** The screen, moved on by what its buyer does. Nothing is sent anywhere, so no answer ever comes. */
function Walkable({ state: first, send, ...props }: CheckoutScreenProps) {
  const [walk, setWalk] = useState({ first, state: first })
  const follow = (event: CheckoutEvent) => {
    send(event)
    setWalk((before) => ({ first, state: transition(before.first === first ? before.state : first, event)[0] }))
  }
  return <CheckoutScreen {...props} state={walk.first === first ? walk.state : first} send={follow} />
}

/** What the stories of the checkout screen have in common; each module adds its title and states. */
export const checkoutScreenMeta = {
  component: CheckoutScreen,
  args: {
    send: fn(),
    card: { kind: 'ready', field: <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} /> },
    backHref: '#store',
    today: '2026-11-20',
    newKey: () => 'attempt-1',
    later: LaterScreens,
  },
  render: (args) => <Walkable {...args} />,
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof CheckoutScreen>
