import type { Stripe } from '@stripe/stripe-js'
import { type ComponentType, Suspense, lazy, useState } from 'react'
import type { Order } from '../../features/checkout/order.ts'
import type { WalletSlot } from '../../features/checkout/screens/StepProps.ts'
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
  /** The provider's script, once it is there. */
  readonly stripe: Stripe | null
  /** What is paid for, once it is known. */
  readonly order: Order | null
  /** Whether the buyer has begun at the card: nothing moves under their hands any more. */
  readonly begun: boolean
  readonly mayPay: () => boolean
  readonly onConfirm: (confirmation: Confirmation) => void
}

/** The browser's wallets: asked for as soon as there is something to pay, shown if there are any. */
export function useWallets({ stripe, order, begun, mayPay, onConfirm }: Paying): WalletSlot {
  const [available, setAvailable] = useState<boolean | null>(null)
  // A wallet pays no sum of nothing.
  if (!stripe || !order || order.pay <= 0 || available === false) return { kind: 'none' }
  const onAnswer = (answer: boolean) => setAvailable(answer && !begun)
  return {
    kind: available === null ? 'asking' : 'ready',
    buttons: (
      <Suspense>
        <WalletButtons stripe={stripe} order={order} known={available !== null} mayPay={mayPay} onAnswer={onAnswer} onConfirm={onConfirm} />
      </Suspense>
    ),
  }
}
