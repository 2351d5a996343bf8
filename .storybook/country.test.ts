import { expect, it } from 'vitest'
import { defaultTerms } from '../features/bulk-gifting/terms.ts'
import { inCountry } from './country.ts'

it('moves orders, bills and usual terms to the country and its currency, and leaves all else as it is', () => {
  const onStep = () => {}
  const args = {
    country: 'US',
    terms: defaultTerms('US'),
    orders: [{ country: 'US', total: 500 }],
    onStep,
    ticket: { currency: 'USD', due: 5 },
    venue: { currency: null },
    yen: { currency: 'JPY' },
  }
  expect(inCountry(args, 'NZ')).toEqual({
    country: 'NZ',
    terms: defaultTerms('NZ'),
    orders: [{ country: 'NZ', total: 500 }],
    onStep,
    ticket: { currency: 'NZD', due: 5 },
    venue: { currency: 'NZD' },
    yen: { currency: 'JPY' },
  })
})

it('gives the same object at each render, so that a flow does not begin again', () => {
  const state = { status: 'contact' }
  expect(inCountry(state, 'NZ')).toBe(inCountry(state, 'NZ'))
})
