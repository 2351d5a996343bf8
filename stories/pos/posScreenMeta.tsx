import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PaymentCard } from '../../apps/runtime/payments/PaymentCard.tsx'
import { LazyScreens } from '../../features/pos/LazyScreens.tsx'
import { PosScreen, type PosScreenProps } from '../../features/pos/PosScreen.tsx'
import { transition } from '../../features/pos/transition.ts'
import { ResetOnTrial } from '../account/ResetOnTrial.tsx'
import { standInWithoutWallet } from '../checkout/standIn.ts'
import { useWalk } from '../useWalk.ts'

/** The screen with a state that follows the diner's events. */
function Walkable({ state: given, send, ...props }: PosScreenProps) {
  const [state, follow] = useWalk(given, transition, send)
  return <PosScreen {...props} state={state} send={follow} />
}

/** The lazy screens, with a page for a new password that sends nothing. */
const LazyOnTrial: PosScreenProps['lazyScreens'] = (props) => <LazyScreens {...props} forgotPassword={ResetOnTrial} />

/** Shared by the stories of the hosted checkout; each file adds its title and states. */
export const posScreenMeta = {
  component: PosScreen,
  args: {
    send: fn(),
    around: { logo: null, purchasePage: 'https://venue.example/buy', isSignedIn: true },
    card: { kind: 'ready', field: <PaymentCard stripe={standInWithoutWallet} onElements={fn()} onChange={fn()} /> },
    newKey: () => 'key-1',
    lazyScreens: LazyOnTrial,
    onTryAgain: null,
  },
  render: (args) => <Walkable {...args} />,
  parameters: { layout: 'fullscreen', controls: { include: ['state'] } },
} satisfies Meta<typeof PosScreen>
