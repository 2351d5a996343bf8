import { useEffect, useState } from 'react'
import type { SaleTerms } from '../../../themes/enterprise.ts'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Currency } from '../money/money.ts'
import { useCurrency } from '../money/useCurrency.ts'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'

/** Also where another country's law counts, and until the terms have loaded. */
export const noSaleTerms: SaleTerms = { giftCashOut: null, bonusTerms: null, giftCardPhone: null, refundPolicy: null }

/** A page shows the terms in several parts: one press loads all that have failed. */
const failedLoads = new Set<() => void>()
const loadAgain = () => [...failedLoads].forEach((load) => load())

/** The enterprise's terms of sale in this currency; none until they have loaded. `onRetry`: loads terms that have failed to load. */
function useSaleTerms({ currency }: Terms): { readonly terms: SaleTerms; readonly onRetry: (() => void) | null } {
  const { loadSaleTerms } = useEnterprise()
  const own = useCurrency()
  const [terms, setTerms] = useState(noSaleTerms)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isLeft = false
    const failed = () => {
      if (isLeft) return
      failedLoads.add(load)
      setFailed(true)
    }
    function load() {
      failedLoads.delete(load)
      setFailed(false)
      void loadSaleTerms().then(setTerms, failed)
    }
    load()
    return () => {
      isLeft = true
      failedLoads.delete(load)
    }
  }, [loadSaleTerms])
  return currency === own ? { terms, onRetry: hasFailed ? loadAgain : null } : { terms: noSaleTerms, onRetry: null }
}

type Terms = {
  /** The currency of what is sold: the terms are of the enterprise's own country, and another one has none. */
  currency: Currency
}

type Props = Terms & {
  /** Whether it can be exchanged for cash at some time: not once it is spent. */
  cashOut?: boolean
}

/** The enterprise's rules of a gift card, which the law asks for at its price and on its face: none that its settings leave out. */
export function GiftRules({ currency, cashOut = true }: Props) {
  const { supportUrl } = useEnterprise().settings
  const { giftCashOut, giftCardPhone } = useSaleTerms({ currency }).terms
  return (
    <>
      {cashOut && giftCashOut !== null && <Text>{giftCashOut}</Text>}
      {giftCardPhone !== null && (
        <Text size="sm" tone="muted">
          Questions about a gift card? Call{' '}
          <TextLink href={`tel:${giftCardPhone.replaceAll(/[^+\d]/g, '')}`}>
            <KeepTogether>{giftCardPhone}</KeepTogether>
          </TextLink>{' '}
          at no charge, or{' '}
          <TextLink newTab href={supportUrl}>
            write to us
          </TextLink>
          .
        </Text>
      )}
    </>
  )
}

/** The terms of a bonus, wherever there is one. No other text of a sale says when it ends. */
export function BonusTerms(of: Terms) {
  const { bonusTerms } = useSaleTerms(of).terms
  return bonusTerms !== null && <Text>{bonusTerms}</Text>
}

/**
 * Whether a purchase can be returned, before it is paid; nothing where the enterprise leaves it unsaid. Terms that could not be loaded
 * are not terms that there are none of. `of`: what it is about, where other things of the sale have another rule.
 */
export function RefundPolicy({ currency, of }: Terms & { of?: string }) {
  const { terms, onRetry } = useSaleTerms({ currency })
  const { refundPolicy } = terms
  if (onRetry)
    return (
      <Text>
        We can’t show the rules for returns and gift cards right now. <TextButton onClick={onRetry}>Show the rules</TextButton>
      </Text>
    )
  return refundPolicy !== null && <Text>{of ? `${of}: ${refundPolicy}` : refundPolicy}</Text>
}
