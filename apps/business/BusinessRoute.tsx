import { useAddress } from '../runtime/page/address.tsx'
import { useEffect, useState } from 'react'
import { BusinessScreen } from '../../features/business/BusinessScreen.tsx'
import { EmailCapture } from '../runtime/page/EmailCapture.tsx'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { reportStep } from '../runtime/page/report.ts'
import { getNearby } from '../../features/brands/api.ts'
import { BrandCarousel } from '../../features/brands/BrandCarousel.tsx'
import type { Failure } from '../../features/shared/api/answers/answer.ts'
import { thirdPartyButton } from './thirdPartyButton.ts'
import * as z from 'zod/mini'
import { SpendCalculator } from '../../features/calculator/SpendCalculator.tsx'
import {
  type CalculatorState,
  firstSpend,
  rested,
  restingAt,
  slideRest,
  spendToSave,
  typeRest,
} from '../../features/calculator/calculator.ts'
import { clampSpend } from '../../features/calculator/spend.ts'
import { type Cents, cents } from '../../features/shared/money/money.ts'
import { currencyOr } from '../runtime/money.ts'
import { useSaved } from '../runtime/storage/saved.ts'
import { appAddress } from '../runtime/page/deployed.ts'
import { withCampaign } from '../runtime/page/campaign.ts'

/** The store's address with the monthly spend in whole dollars and the visitor's campaign. */
function storeHref(spend: Cents): string {
  const { pathname, search } = new URL(withCampaign(new URL(`${appAddress('store')}?spend=${spend / 100}`, location.href).href))
  return pathname + search
}

const wholeDollars = z.int().check(z.multipleOf(100))

/** The spend calculator; its amount survives a reload. */
function Calculator() {
  const [saved, save] = useSaved('flow.calculator', wholeDollars, firstSpend)
  const [state, setState] = useState<CalculatorState>(() => restingAt(clampSpend(cents(saved)), currencyOr()))
  const { status, text } = state
  useEffect(() => {
    if (status === 'resting') return undefined
    const timer = setTimeout(() => setState(rested), status === 'sliding' ? slideRest : typeRest)
    return () => clearTimeout(timer)
  }, [status, text])
  useEffect(() => save(spendToSave(state)), [state, save])
  return <SpendCalculator state={state} startHref={storeHref} onChange={setState} />
}

export const lookupSlowAfter = 5_000

/** If the lookup fails or takes long, the default restaurants are shown until an answer arrives, also during a retry. */
function NearbyBrands() {
  const { read } = useRead(getNearby, {})
  const [cause, setCause] = useState<Failure | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setCause({ kind: 'timeout' }), lookupSlowAfter)
    return () => clearTimeout(timer)
  }, [])
  if (read.status === 'failed' && cause === null) setCause(read.cause)
  return <BrandCarousel nearby={read.status === 'loading' && cause ? { status: 'failed', cause } : read} />
}

/** The business page's inquiries are saved under this project: the enterprise's own. */
const projectId = 'business'

const inviteTokenOf = (search: string): string | null => new URLSearchParams(search).get('invite_token') || null

/** Only visitors with an invitation need it. */
const VerifyEmail = lazyComponent(
  async () => (await import('./VerifyEmail.tsx')).VerifyEmail,
  () => null,
)

export function BusinessRoute() {
  const { search } = useAddress()
  const inviteToken = inviteTokenOf(search)
  useEffect(() => reportStep('business_page'), [])
  return (
    <>
      <BusinessScreen
        calculator={<Calculator />}
        brands={
          <Reads>
            <NearbyBrands />
          </Reads>
        }
        capture={<EmailCapture projectId={projectId} />}
        giftingHref={appAddress('bulk-gifting')}
        thirdPartyButton={thirdPartyButton()}
      />
      {inviteToken !== null && <VerifyEmail key={inviteToken} inviteToken={inviteToken} />}
    </>
  )
}
