import { useEffect, useState } from 'react'
import type { SaleTerms } from '../../../themes/enterprise.ts'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { Currency } from '../money/money.ts'
import { useCurrency } from '../money/useCurrency.ts'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'

/** Also where another country's law counts, and until the terms have loaded. */
export const noSaleTerms: SaleTerms = { giftCashOut: null, giftBonusTerms: null, giftCardPhone: null, refundPolicy: null }

/** The enterprise's terms of sale in this currency; none until they have loaded. */
function useSaleTerms({ currency }: Terms): SaleTerms {
  const { loadSaleTerms } = useEnterprise()
  const own = useCurrency()
  const [terms, setTerms] = useState(noSaleTerms)
  useEffect(() => {
    // Without them the page has none, as its other late parts.
    void loadSaleTerms().then(setTerms, () => {})
  }, [loadSaleTerms])
  return currency === own ? terms : noSaleTerms
}

type Terms = {
  /** The currency of what is sold: the terms are of the enterprise's own country, and another one has none. */
  currency: Currency
}

type Props = Terms & {
  /** Whether it can be exchanged for cash at some time: not once it is spent. */
  cashOut?: boolean
  /** Whether a part of it is a bonus. */
  bonus?: boolean
}

/** The enterprise's rules of a gift card, which the law asks for at its price and on its face: none that its settings leave out. */
export function GiftRules({ currency, cashOut = true, bonus = false }: Props) {
  const { supportUrl } = useEnterprise().settings
  const { giftCashOut, giftBonusTerms, giftCardPhone } = useSaleTerms({ currency })
  const rules = [cashOut ? giftCashOut : null, bonus ? giftBonusTerms : null].filter((rule) => rule !== null)
  return (
    <>
      {rules.length > 0 && <Text>{rules.join(' ')}</Text>}
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

/** Whether a purchase can be returned, before it is paid; nothing where the enterprise leaves it unsaid. */
export function RefundPolicy(terms: Terms) {
  const { refundPolicy } = useSaleTerms(terms)
  return refundPolicy !== null && <Text>{refundPolicy}</Text>
}
