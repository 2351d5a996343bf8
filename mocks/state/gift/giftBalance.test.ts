import { expect, it } from 'vitest'
import { createStore } from '../memory/store.ts'
import { lookUpBalance } from './giftBalance.ts'

const ask = (store: ReturnType<typeof createStore>, code: string, device = 'phone') => lookUpBalance(store, { code, device })

it('GFT-01 says what is left of a gift that is whole, and of one that is spent in part', () => {
  const store = createStore()
  expect(ask(store, 'FEAST-7K2M-40')).toMatchObject({ left: '50.00', amount: '50.00' })
  expect(ask(store, 'FEAST-2P9C-50')).toMatchObject({ left: '18.40', amount: '50.00', status: 'claimed' })
})

it('GFT-03 takes no code of a device for a minute after five that it does not know', () => {
  const store = createStore()
  for (let tries = 0; tries < 5; tries += 1) expect(ask(store, `NO-${tries}`)).toMatchObject({ status: 404 })
  expect(ask(store, 'FEAST-7K2M-40')).toMatchObject({ status: 429, retryAfter: 60 })
  expect(ask(store, 'FEAST-7K2M-40', 'another phone')).toMatchObject({ left: '50.00' })
})
