import type { Stripe } from '@stripe/stripe-js'
import type { ComponentType } from 'react'
import type { OtherWays } from '../../../../features/payment/gate/slots.ts'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { useEnterprise } from '../../../../ui/Enterprise/EnterpriseProvider.tsx'
import { lazyComponent } from '../../routing/lazyComponent.tsx'
import type { Consent, Sum } from './sale.ts'
import type { OtherWay, OtherWaysFormProps } from './OtherWaysForm.tsx'
import { walletSum } from '../paymentPage.ts'

/** Few payers need it, so it loads when it is opened. */
const OtherWaysForm = /* @__PURE__ */ lazyComponent(
  async (): Promise<ComponentType<OtherWaysFormProps>> => (await import('./OtherWaysForm.tsx')).OtherWaysForm,
  () => <Skeleton shape="button" />,
)

const names: Readonly<Record<OtherWay, string>> = { link: 'Link', us_bank_account: 'bank account' }
const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

type PayingPage = {
  readonly sum: Sum | null
  /** The gateway's script; null if it did not load. */
  readonly stripe: Stripe | null | 'onItsWay'
  readonly onConfirm: (consent: Consent) => void
}

/** What the gateway takes besides cards and wallets, for who was declined; null for nothing. */
export function useOtherWays({ sum: asks, stripe, onConfirm }: PayingPage): OtherWays | null {
  const ways = useEnterprise().settings.otherWaysToPay
  const sum = walletSum(asks)
  if (sum === null || stripe === null || stripe === 'onItsWay' || ways.length === 0) return null
  const [first = '', ...others] = ways.map((way) => names[way])
  return {
    label: either.format([first.charAt(0).toUpperCase() + first.slice(1), ...others]),
    form: <OtherWaysForm key={sum.amount} stripe={stripe} sum={sum} ways={ways} onConfirm={onConfirm} />,
  }
}
