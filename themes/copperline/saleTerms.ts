import type { SaleTerms } from '../enterprise.ts'

export const saleTerms: SaleTerms = {
  giftCashOut: 'In California, a gift card with less than $15 left can be exchanged for cash.',
  bonusTerms: 'The bonus is a promotion: it ends one year after it was bought, and it is not exchanged for cash.',
  giftCardPhone: '1-800-555-0142',
  refundPolicy: 'You can return what you have not used within 14 days, for what you paid.',
}
