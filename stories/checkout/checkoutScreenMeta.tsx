import type { Meta } from '@storybook/react-vite'
import { useMemo } from 'react'
import { fn } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/PaymentCard.tsx'
import { standInForStripe } from './standIn.ts'
import { CheckoutScreen, type CheckoutScreenProps } from '../../features/checkout/CheckoutScreen.tsx'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import { LazyScreens } from '../../features/checkout/LazyScreens.tsx'
import { transition } from '../../features/checkout/transition.ts'
import { noDrafts } from '../../features/shared/forms/drafts.ts'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ResetOnTrial } from '../account/ResetOnTrial.tsx'
import { admittedBy } from '../claim/addresses.ts'
import { useWalk } from '../useWalk.ts'

/** The state, with addresses that the enterprise accepts. */
function useAdmitted(state: CheckoutState): CheckoutState {
  const enterprise = useEnterprise()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a state is plain data, and only the ending of an address is another
  return useMemo(() => JSON.parse(admittedBy(enterprise, JSON.stringify(state))) as CheckoutState, [enterprise, state])
}

/** The screen with a state that follows the buyer's events. */
function Walkable({ state: given, send, ...props }: CheckoutScreenProps) {
  const [state, follow] = useWalk(useAdmitted(given), transition, send)
  return <CheckoutScreen {...props} state={state} send={follow} />
}

/** The lazy screens, with a page for a new password that sends nothing. */
const LazyOnTrial: CheckoutScreenProps['lazyScreens'] = (props) => <LazyScreens {...props} forgotPassword={ResetOnTrial} />

/** Shared by the stories of the checkout screen; each file adds its title and states. */
export const checkoutScreenMeta = {
  component: CheckoutScreen,
  args: {
    send: fn(),
    drafts: noDrafts,
    card: { kind: 'ready', field: <PaymentCard stripe={standInForStripe} onElements={fn()} onChange={fn()} /> },
    wallets: { kind: 'none' },
    links: { host: 'plain', backHref: '#store', passMapHref: '#map' },
    subscribeHref: '#subscribe',
    today: '2026-11-20',
    newKey: () => 'attempt-1',
    onSignOut: fn(),
    lazyScreens: LazyOnTrial,
  },
  render: (args) => <Walkable {...args} />,
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof CheckoutScreen>
