import type { Stripe } from '@stripe/stripe-js'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { WalletSlot } from '../../../../features/payment/attempt/running.ts'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazyComponent.tsx'
import { reportError } from '../../page/report.ts'
import { tabStorage } from '../../storage/storage.ts'
import type { Consent, Sum } from './sale.ts'
import type { WalletButtonsProps } from './WalletButtons.tsx'

/** Used if the buttons' script does not load: there is no wallet, and no space for one. */
function Absent({ onAnswer }: WalletButtonsProps) {
  const answer = useEffectEvent(onAnswer)
  useEffect(() => answer(false), [])
  return null
}

/** The card still works without the wallets' script. */
const WalletButtons = /* @__PURE__ */ lazyComponent(
  async (): Promise<ComponentType<WalletButtonsProps>> => {
    try {
      return (await import('./WalletButtons.tsx')).WalletButtons
    } catch (error) {
      reportError(error)
      return Absent
    }
  },
  ({ known }) => known && <Skeleton shape="button" />,
)

type PayingPage = {
  /** The sum to pay; null while it is loading. */
  readonly sum: Sum | null
  /** Whether the payer types something else now: the wallets are asked for meanwhile, and not shown. */
  readonly isTyping: boolean
  /** The gateway's script; null if it did not load. */
  readonly stripe: Stripe | null | 'onItsWay'
  /** Whether the payer has started to type a card: from then on nothing may move on the page. */
  readonly begun: boolean
  readonly mayPay: () => boolean
  readonly onConfirm: (consent: Consent) => void
}

type Wallets = {
  readonly wallets: WalletSlot
  /** Invisible while the payer types their details, so that the payment opens with or without space for wallets. */
  readonly probe: ReactNode
}

/** Whether this browser had a wallet when it was last asked: `yes` or `no`. */
const seenKey = 'wallets'

/** Whether this browser probably has a wallet: then its space is reserved from the start, and nothing moves when its buttons appear. */
function probablyHasWallet(): boolean {
  const seen = tabStorage.read(seenKey)
  return seen === null ? 'ApplePaySession' in window || 'PaymentRequest' in window : seen === 'yes'
}

/** The sum that a wallet can pay, above zero; null if there is none. */
export const walletSum = (sum: Sum | null): Sum | null => (sum !== null && sum.amount > 0 ? sum : null)

/** The browser's wallets: requested once the payer starts to type, and shown at the payment. */
export function useWallets({ sum: asks, isTyping, stripe, begun, mayPay, onConfirm }: PayingPage): Wallets {
  const [available, setAvailable] = useState<boolean | null>(() => probablyHasWallet() || null)
  const answered = (answer: boolean) => {
    tabStorage.write(seenKey, answer ? 'yes' : 'no')
    setAvailable(answer)
  }
  const sum = walletSum(asks)
  if (!stripe || !sum || available === false) return { wallets: { kind: 'none' }, probe: null }
  const known = available === true
  if (stripe === 'onItsWay')
    return { wallets: known ? { kind: 'ready', buttons: <Skeleton shape="button" /> } : { kind: 'none' }, probe: null }
  const asked = { stripe, sum, known }
  return {
    wallets: {
      kind: known ? 'ready' : 'asking',
      buttons: (
        <WalletButtons
          {...asked}
          mayPay={mayPay}
          onAnswer={(answer) => (known || !begun ? answered(answer) : setAvailable(false))}
          onConfirm={onConfirm}
        />
      ),
    },
    probe: isTyping && !known && (
      <VisuallyHidden>
        <span inert>
          <WalletButtons {...asked} mayPay={() => false} onAnswer={answered} onConfirm={({ paymentFailed }) => paymentFailed()} />
        </span>
      </VisuallyHidden>
    ),
  }
}
