import { expect, it } from 'vitest'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { openAt, openIn, readLink } from './link.ts'

it('POS-01 POS-11 the address of an order names all of its parts, and a part that is missing is empty', () => {
  stubBrowser({ returnTargets: ['lunch:'] })
  const link = { pos: ' tableside ', location: 'harbor', ticket: '1042', pay_amount: '51.84', return_url: 'lunch://done' }
  expect(readLink(`?${new URLSearchParams(link)}`)).toEqual({
    posSlug: 'tableside',
    location: 'harbor',
    ticket: '1042',
    payAmount: '51.84',
    returnUrl: 'lunch://done',
  })
  const empty = { posSlug: '', location: '', ticket: '', payAmount: null, returnUrl: null }
  expect(readLink('')).toEqual(empty)
  expect(readLink('?pay_amount=%20&return_url=https://elsewhere.example/')).toEqual(empty)
})

it('POS-01 POS-10 an address names one step beside the order: the stage that is open, or the payment that was made', () => {
  stubBrowser({ returnTargets: ['lunch:'] })
  const order = '?ticket=1042&return_url=lunch%3A%2F%2Fdone'
  const review = openAt(order, { stage: 'review' })
  expect([review, openAt(review, { paid: 'one' })]).toEqual([`${order}&stage=review`, `${order}&paid=one`])
  expect(openAt('?paid=one&ticket=1042', { paid: 'two' })).toBe('?ticket=1042&paid=two')
  expect([order, review, '?paid=one', '?stage=kitchen'].map(openIn)).toEqual([
    { stage: null, paid: '' },
    { stage: 'review', paid: '' },
    { stage: null, paid: 'one' },
    { stage: null, paid: '' },
  ])
  // An address that a till has not encoded, within the order's: it stays the order that was paid.
  const nested = '?ticket=1042&return_url=lunch://done?to=order&ticket=9'
  for (const each of [order, nested]) expect(readLink(openAt(each, { paid: 'one' }))).toEqual(readLink(each))
})
