import { beforeEach, expect, it } from 'vitest'
import { transactionsAt } from '../../../features/managers/examples/locations.ts'
import { saveToken } from '../../runtime/session/token.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { answer, json, sent } from '../../runtime/testing/server.ts'
import { readTransaction } from './readTransaction.ts'

const [first, second] = transactionsAt('700', Date.UTC(2026, 10, 20))
const address = { location_id: '700', user_id: '', transaction_id: String(second?.id) }

beforeEach(() => {
  sent.length = 0
  stubBrowser({ apiOrigin: 'https://api.example' })
  saveToken('manager')
})

it('MGR-08 a payment is read from the server each time, so that a refund by another manager is seen', async () => {
  answer(
    () => json({ transactions: [first, { ...second, amount: '80.00' }] }),
    () => json({ transactions: [first, { ...second, amount: '50.00' }] }),
  )
  const amounts = [await readTransaction(address), await readTransaction(address)].map((read) => read.ok && read.value?.amount)
  expect(amounts).toEqual([8_000, 5_000])
  expect(sent).toHaveLength(2)
})

it('MGR-08 a payment that is not there is none, and a failed read is no answer', async () => {
  answer(
    () => json({ transactions: [first] }),
    () => json({}, 403),
  )
  expect(await readTransaction(address)).toEqual({ ok: true, value: null })
  expect(await readTransaction(address)).toMatchObject({ ok: false, failure: { status: 403 } })
})
