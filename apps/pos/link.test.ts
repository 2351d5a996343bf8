import { expect, it } from 'vitest'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { readLink } from './link.ts'

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
