import type { SaleTerms } from '../enterprise.ts'

export const saleTerms: SaleTerms = {
  giftCashOut: null,
  bonusTerms: 'The bonus is a promotion: it is never cash, and it stays until it is spent.',
  giftCardPhone: '1-800-555-0178',
  refundPolicy: 'Gift cards and dining credit can’t be returned or refunded once they are paid.',
}
