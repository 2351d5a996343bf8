import { expect, it } from 'vitest'
import { cents } from '../shared/money/money.ts'
import { type LunchPayment, lunch, lunchRules, payer, paymentStates } from './examples.ts'
import type { Paying } from './gate/gate.ts'
import { paymentSteps } from './attempt/paymentSteps.ts'

const { transition } = paymentSteps<LunchPayment>(lunchRules)
const paying = { what: lunch, details: null, asks: [] }
const by = { kind: 'wallet' } as const

/** The payer confirms the lunch's price in a wallet's sheet, and the page lets them pay this by now. */
const confirmed = (now: Paying<LunchPayment>) =>
  transition(paymentStates.choosing, { type: 'walletConfirmed', amount: lunch.amount, key: 'attempt-1', payer, paying: now })

it('CHK-04 pays nothing that changed while a wallet’s sheet was open, and says so', () => {
  const question = { id: 'paidBefore', about: 'paidBefore', title: '', text: '', confirmLabel: '', cancelLabel: '' } as const
  expect(confirmed({ ...paying, asks: [question] })).toMatchObject([{ status: 'asking', question, by }])
  expect(confirmed({ blocked: 'Enter a tip.', sum: null })).toMatchObject([{ status: 'choosing', problem: { message: 'Enter a tip.' } }])
  for (const amount of [cents(9_00), cents(11_00)])
    expect(confirmed({ ...paying, what: { ...lunch, amount } })).toEqual([
      {
        status: 'choosing',
        card: null,
        problem: { on: 'page', message: 'The amount has changed, and nothing was charged. Please check it, and pay again.' },
      },
    ])
})
