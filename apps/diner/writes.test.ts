import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getPaying } from '../../features/diner/checkToPay.ts'
import { dinerTickets, dinerVenues, openCheck } from '../../features/diner/examples/checks.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { pressPay } from '../runtime/testing/pressPay.ts'
import { json } from '../runtime/testing/server.ts'
import { unread } from '../runtime/testing/unread.ts'
import { paymentApi } from './paymentApi.ts'

type Reply = () => Response

const check = { pos: 'tableside', location: 'harbor', ticket: '1042' }
const { guest } = dinerVenues
const { dinner } = dinerTickets
const payment = { id: 'p-1', pos_success: true, amount_charged: '122.88' }
const paid = () => json({ outcome: 'paid', payment })

let sent: string[] = []

/** Presses Pay on the page's own connection. */
async function press(pay: Reply, lookUp: Reply = () => json({ outcome: 'unknown' })) {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    sent.push(`${method} ${url.replace(/^.*\/v4\//, '')}`)
    return url.endsWith('/payments') ? pay() : lookUp()
  })
  const { amounts } = openCheck(guest, dinner)
  const end = await pressPay(
    { rules: { pays: () => 'any' }, api: paymentApi },
    getPaying(check, { ...guest, projectId: '70' }, dinner, amounts),
    { kind: 'savedCard', id: 'card-1' },
  )
  return {
    end,
    payments: sent.filter((call) => call.endsWith('/payments')).length,
    lookUps: sent.filter((call) => call.startsWith('GET')).length,
  }
}

beforeEach(() => {
  sent = []
  stubBrowser({ apiOrigin: 'https://api.example' })
  // A read is repeated after a while.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.setTimerTickMode('nextTimerAsync')
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

describe('DIN-01 NET-08 paying a check', () => {
  it.each(Object.entries(unread))('is looked up after %s, never sent again, and never said to be paid', async (name, reply) => {
    const { end, payments, lookUps } = await press(reply)
    expect(end.status).not.toBe('paid')
    expect(payments).toBe(1)
    // Without a network the payer is asked before it is looked up.
    expect(lookUps > 0).toBe(name !== 'no answer')
  })

  it('is paid where the look-up says so, and not where nobody can say', async () => {
    expect((await press(() => json({}, 500), paid)).end).toMatchObject({ status: 'paid' })
    for (const reply of Object.values(unread)) expect((await press(() => json({}, 500), reply)).end.status).toBe('paymentUnknown')
  })

  it('is not paid where it is refused, and is charged as the answer says', async () => {
    expect((await press(() => json({ message: 'The check has changed.' }, 412))).end).toMatchObject({
      status: 'choosing',
      problem: { message: 'The check has changed.' },
    })
    const other = await press(() => json({ outcome: 'paid', payment: { ...payment, amount_charged: '132.88' } }))
    expect(other.end).toMatchObject({ status: 'paid', receipt: { charged: 132_88 } })
  })
})
