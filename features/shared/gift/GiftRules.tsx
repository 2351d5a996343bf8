import { useEffect, useState } from 'react'
import type { SaleTerms } from '../../../themes/enterprise.ts'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { KeepTogether } from '../../../ui/KeepTogether/KeepTogether.tsx'

const unread: SaleTerms = { giftCashOut: null, giftBonusTerms: null, giftCardPhone: null, refundPolicy: null }

/** The enterprise's terms of sale; none until they have loaded. */
function useSaleTerms(): SaleTerms {
  const { loadSaleTerms } = useEnterprise()
  const [terms, setTerms] = useState(unread)
  useEffect(() => {
    // Without them the page has none, as its other late parts.
    void loadSaleTerms().then(setTerms, () => {})
  }, [loadSaleTerms])
  return terms
}

type Props = {
  /** Whether it can be exchanged for cash at some time: not where the law of another country counts, nor once it is spent. */
  cashOut?: boolean
  /** Whether a part of it is a bonus. */
  bonus?: boolean
}

/** The enterprise's rules of a gift card, which the law asks for at its price and on its face: none that its settings leave out. */
export function GiftRules({ cashOut = true, bonus = false }: Props) {
  const { supportUrl } = useEnterprise().settings
  const { giftCashOut, giftBonusTerms, giftCardPhone } = useSaleTerms()
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
export function RefundPolicy() {
  const { refundPolicy } = useSaleTerms()
  return refundPolicy !== null && <Text>{refundPolicy}</Text>
}
