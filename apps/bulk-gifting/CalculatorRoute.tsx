import { enterprise } from '#enterprise'
import { useLocation } from '@tanstack/react-router'
import { useReducer } from 'react'
import { calculate, firstState } from '../../features/bulk-gifting/calculator.ts'
import { CalculatorLanding } from '../../features/bulk-gifting/CalculatorLanding.tsx'
import { CalculatorScreen } from '../../features/bulk-gifting/CalculatorScreen.tsx'
import { startOrderHref } from '../../features/bulk-gifting/startOrder.ts'
import type { GiftTerms } from '../../features/bulk-gifting/terms.ts'
import type { Cents } from '../../features/shared/money/money.ts'
import { TermsGate } from './TermsGate.tsx'
import { useGiftingHref } from './useGiftingHref.ts'

function Calculator({ terms, isPublic }: { readonly terms: GiftTerms; readonly isPublic: boolean }) {
  const [state, send] = useReducer(calculate, firstState(terms))
  const { searchStr } = useLocation()
  const href = useGiftingHref()
  const { domain } = enterprise.settings
  const hrefOf = (spend: Cents) => startOrderHref({ country: terms.country, spend, query: searchStr, domain })
  const props = { terms, state, send, startHref: hrefOf, diningHref: hrefOf }
  return isPublic ? <CalculatorLanding {...props} signInHref={href('/login')} /> : <CalculatorScreen {...props} />
}

/** What gifts cost, for everybody. */
export const CalculatorRoute = ({ isPublic }: { readonly isPublic: boolean }) => (
  <TermsGate>{(terms) => <Calculator key={terms.country} terms={terms} isPublic={isPublic} />}</TermsGate>
)
