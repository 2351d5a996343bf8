import { enterprise } from '#enterprise'
import { useLocation } from '@tanstack/react-router'
import { useReducer } from 'react'
import { calculate, firstState, startOrderHref } from '../../../features/bulk-gifting/calculator/calculator.ts'
import { CalculatorLanding, CalculatorScreen } from '../../../features/bulk-gifting/calculator/CalculatorScreen.tsx'
import { LoadingCalculator } from '../../../features/bulk-gifting/calculator/LoadingCalculator.tsx'
import type { GiftTerms } from '../../../features/bulk-gifting/terms.ts'
import type { Cents } from '../../../features/shared/money/money.ts'
import { useHref } from '../../runtime/routing/links.tsx'
import { useSignedIn } from '../../runtime/session/session.ts'
import { TermsGate } from '../TermsGate.tsx'
import { signIn } from '../addresses.ts'

function Calculator({ terms }: { readonly terms: GiftTerms }) {
  const [state, send] = useReducer(calculate, firstState(terms))
  const { searchStr } = useLocation()
  const href = useHref()
  const { domain } = enterprise.settings
  const getHref = (spend: Cents) => startOrderHref({ country: terms.country, spend, query: searchStr, domain })
  const props = { terms, state, send, startHref: getHref, diningHref: getHref }
  return useSignedIn() ? <CalculatorScreen {...props} /> : <CalculatorLanding {...props} signInHref={href(signIn)} />
}

export function CalculatorRoute() {
  const signInHref = useHref()(signIn)
  const loading = useSignedIn() ? null : <LoadingCalculator country={enterprise.settings.country} signInHref={signInHref} />
  return <TermsGate loading={loading}>{(terms) => <Calculator key={terms.country} terms={terms} />}</TermsGate>
}
