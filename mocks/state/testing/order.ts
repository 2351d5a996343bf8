import { cents } from '../../../features/shared/money/money.ts'

/** A new buyer's order of credit for $100, with a card that pays. */
export const creditOrder = {
  kind: 'ico',
  optionId: 'ico-100',
  promoCode: null,
  agreed: cents(10_000),
  email: 'ada@mail.example',
  firstName: 'Ada',
  lastName: 'Moreau',
  paymentMethodId: 'pm_ok',
  agreedTo: null,
  key: 'attempt-1',
} as const
