import type { Stripe } from '@stripe/stripe-js'
import { type ComponentType, type ReactNode, Suspense, lazy, useEffect, useEffectEvent, useState } from 'react'
import type { CheckoutState } from '../../features/checkout/checkout.ts'
import type { WalletSlot } from '../../features/checkout/screens/StepProps.ts'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { reportError } from '../runtime/reportError.ts'
import { tabStorage } from '../runtime/storage.ts'
import type { WalletButtonsProps, WalletConsent } from './WalletButtons.tsx'

/** Where their script does not come there is none, and their place is not kept. */
function Absent({ onAnswer }: WalletButtonsProps) {
  const answer = useEffectEvent(onAnswer)
  useEffect(() => answer(false), [])
  return null
}

/** Without them there is the card: a script of theirs that does not come breaks nothing. */
const WalletButtons = lazy(async (): Promise<{ default: ComponentType<WalletButtonsProps> }> => {
  try {
    return { default: (await import('./WalletButtons.tsx')).WalletButtons }
  } catch (error) {
    reportError(error)
    return { default: Absent }
  }
})

type CheckoutPage = {
  readonly state: CheckoutState
  /** The provider's script; null while it is not there, or where it does not come. */
  readonly stripe: Stripe | null | 'onItsWay'
  /** Whether the buyer has begun at the card: nothing moves under their hands any more. */
  readonly begun: boolean
  readonly mayPay: () => boolean
  readonly onConfirm: (consent: WalletConsent) => void
}

type Wallets = {
  readonly wallets: WalletSlot
  /** Out of sight while the buyer writes their details: so the payment opens with the wallets' place kept, or with none. */
  readonly probe: ReactNode
}

/** Whether this browser had any before, so that a page that is loaded again keeps their place. */
const seenKey = 'wallets'

/** The browser's wallets: asked for as soon as a buyer has begun, shown on the payment if there are any. */
export function useWallets({ state, stripe, begun, mayPay, onConfirm }: CheckoutPage): Wallets {
  const [available, setAvailable] = useState<boolean | null>(() => (tabStorage.read(seenKey) === null ? null : true))
  const answered = (answer: boolean) => {
    if (answer) tabStorage.write(seenKey, 'yes')
    else tabStorage.remove(seenKey)
    setAvailable(answer)
  }
  const visit = 'visit' in state ? state.visit : null
  // A wallet pays no sum of nothing.
  if (!stripe || !visit || visit.order.pay <= 0 || available === false) return { wallets: { kind: 'none' }, probe: null }
  const known = available === true
  const place = known && <Skeleton shape="button" />
  if (stripe === 'onItsWay') return { wallets: place ? { kind: 'ready', buttons: place } : { kind: 'none' }, probe: null }
  const asked = { stripe, order: visit.order, known }
  const isWriting = state.status === 'checkout' && visit.buyer.email !== ''
  return {
    wallets: {
      kind: known ? 'ready' : 'asking',
      buttons: (
        <Suspense fallback={place}>
          <WalletButtons
            {...asked}
            mayPay={mayPay}
            onAnswer={(answer) => (known || !begun ? answered(answer) : setAvailable(false))}
            onConfirm={onConfirm}
          />
        </Suspense>
      ),
    },
    probe: isWriting && !known && (
      <VisuallyHidden>
        <span inert>
          <Suspense>
            <WalletButtons {...asked} mayPay={() => false} onAnswer={answered} onConfirm={({ paymentFailed }) => paymentFailed()} />
          </Suspense>
        </span>
      </VisuallyHidden>
    ),
  }
}
