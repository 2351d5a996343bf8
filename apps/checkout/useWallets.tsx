import type { Stripe } from '@stripe/stripe-js'
import { type ComponentType, type ReactNode, Suspense, lazy, useState } from 'react'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import type { WalletSlot } from '../../features/checkout/screens/StepProps.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { reportError } from '../runtime/reportError.ts'
import type { Confirmation, WalletButtonsProps } from './WalletButtons.tsx'

/** Without them there is the card: a script of theirs that does not come breaks nothing. */
const WalletButtons = lazy(async (): Promise<{ default: ComponentType<WalletButtonsProps> }> => {
  try {
    return { default: (await import('./WalletButtons.tsx')).WalletButtons }
  } catch (error) {
    reportError(error)
    return { default: () => null }
  }
})

type Paying = {
  readonly state: CheckoutState
  /** The provider's script, once it is there. */
  readonly stripe: Stripe | null
  /** Whether the buyer has begun at the card: nothing moves under their hands any more. */
  readonly begun: boolean
  readonly mayPay: () => boolean
  readonly onConfirm: (confirmation: Confirmation) => void
}

type Wallets = {
  readonly wallets: WalletSlot
  /** Out of sight while the buyer writes their details: so the payment opens with the wallets' place kept, or with none. */
  readonly probe: ReactNode
}

/** The browser's wallets: asked for as soon as a buyer has begun, shown on the payment if there are any. */
export function useWallets({ state, stripe, begun, mayPay, onConfirm }: Paying): Wallets {
  const [available, setAvailable] = useState<boolean | null>(null)
  const visit = 'visit' in state ? state.visit : null
  // A wallet pays no sum of nothing.
  if (!stripe || !visit || visit.order.pay <= 0 || available === false) return { wallets: { kind: 'none' }, probe: null }
  const known = available === true
  const asked = { stripe, order: visit.order, known }
  const isWriting = state.status === 'checkout' && visit.buyer.email !== ''
  return {
    wallets: {
      kind: known ? 'ready' : 'asking',
      buttons: (
        <Suspense>
          <WalletButtons {...asked} mayPay={mayPay} onAnswer={(answer) => setAvailable(answer && (known || !begun))} onConfirm={onConfirm} />
        </Suspense>
      ),
    },
    probe: isWriting && !known && (
      <VisuallyHidden>
        <span inert>
          <Suspense>
            <WalletButtons {...asked} mayPay={() => false} onAnswer={setAvailable} onConfirm={({ paymentFailed }) => paymentFailed()} />
          </Suspense>
        </span>
      </VisuallyHidden>
    ),
  }
}
