import * as z from 'zod/mini'
import { agreedBill } from '../../bill/paying/agreedBill.ts'
import { centsSchema, currencySchema } from '../../shared/money/money.ts'
import type { Saved } from '../../shared/flow/flow.ts'
import { choicesSchema } from './choices.ts'
import type { CheckoutState, Opening } from './checkout.ts'

const money = centsSchema
const moneyOrNull = z.nullable(money)

const bill = z.discriminatedUnion('by', [
  z.object({ by: z.literal('number'), number: z.string() }),
  z.object({ by: z.literal('amount'), amount: money }),
])

const opening = z.object({ currency: currencySchema, bill, choices: choicesSchema, step: z.enum(['bill', 'payment']) })

const receipt = z.object({
  posInformed: z.boolean(),
  offers: z.array(z.object({ label: z.string(), amount: money })),
  earned: moneyOrNull,
  bonus: moneyOrNull,
  rewardsBalance: moneyOrNull,
  charged: moneyOrNull,
  reference: z.nullable(z.string()),
  at: z.nullable(z.number()),
})

/** Nothing of the ticket, and no PIN: both are read again. */
const savedState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('loading'), opening }),
  z.object({ status: z.literal('success'), bill, agreed: agreedBill, hasUsedReward: z.boolean(), receipt }),
])

function getOpening(state: Exclude<CheckoutState, { readonly status: 'success' }>): Opening {
  switch (state.status) {
    case 'loading':
    case 'ticketFailed':
      return state.opening
    case 'bill':
    case 'nothingDue':
      return { ...state.chosenBill, step: 'bill' }
    case 'payment':
    case 'billChanged':
      return { ...state.chosenBill, step: 'payment' }
  }
}

export const savedCheckout: Saved<CheckoutState> = {
  version: 4,
  toSave: (state) => savedState.parse(state.status === 'success' ? state : { status: 'loading', opening: getOpening(state) }),
  read: (saved) => savedState.safeParse(saved).data ?? null,
}
