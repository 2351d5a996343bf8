import type { SaleTerms } from '../enterprise.ts'

export const saleTerms: SaleTerms = {
  // It sells in no state that asks for the rest of a gift card in cash. Where its cards are taken in California, the law asks for the sentence.
  giftCashOut: null,
  bonusTerms: 'The bonus is a promotion: it is never cash, and it stays until it is spent.',
  giftCardPhone: '1-800-555-0178',
  refundPolicy: 'Gift cards and dining credit can’t be returned or refunded once they are paid.',
}
