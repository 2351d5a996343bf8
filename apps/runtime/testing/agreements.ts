import type { Thing } from '../../../features/payment/thing.ts'
import { cents } from '../../../features/shared/money/money.ts'

/** The agreement on a thing of $50.00, with these terms. */
export const agreementOn = <Terms>(thing: Thing, terms: Terms) => ({
  thing,
  at: [],
  name: null,
  amount: cents(50_00),
  currency: 'USD' as const,
  pays: [{ of: 'card', sum: cents(50_00) }],
  gets: [],
  due: null,
  rest: null,
  consent: null,
  terms,
})

/** The payer has seen that it was paid. */
export const seen = { charged: null, isSettled: true } as const
