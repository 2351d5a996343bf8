import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '../../apps/runtime/session/session.ts'
import { charges, losses, network, newDevice, payElsewhere, showFirst, till, unasked } from './device.ts'
import { type Surface, surfaces } from './surfaces.ts'

// One phone never pays one bill twice unasked: each surface, each way to pay, what the phone has done before, and what the network loses.

const usual = { tip: '10.00' }
const high = { tip: '150.00' }
const [hostedCheckout, dinerPage, managersPage] = surfaces

/** `asks`: the part that the link asks for. */
type Bill = { readonly ticket: string; readonly asks?: string }

/** Pays on a page of its own, and returns the sum that its payer has agreed to. */
async function payFirst(surface: Surface, bill: Bill): Promise<number | null> {
  const page = await surface.open(bill, usual)
  const amount = page.amount()
  await page.pay('saved card')
  return amount
}

type Before = {
  readonly name: string
  readonly bill: Bill
  readonly pay: (() => Promise<number | null>) | null
  /** The second payment: of the same thing, or of what the first one left. */
  readonly then: 'the only one' | 'the same, looked up' | 'the same, asked about' | 'the rest'
}

const bill = { ticket: '1042-table' }
const part = { ...bill, asks: '40.00' }

const befores = (surface: Surface): readonly Before[] => [
  { name: 'nothing', bill, pay: null, then: 'the only one' },
  ...surfaces.flatMap((other): readonly Before[] => [
    {
      name: `an attempt without an outcome by ${other.name}`,
      bill,
      pay: () => {
        till.isSlow = true
        network.loses = 'the answer and each look-up'
        return payFirst(other, bill)
      },
      then: 'the same, looked up',
    },
    {
      name: `a payment by ${other.name} that the till has not booked`,
      bill,
      pay: () => {
        till.isSlow = true
        return payFirst(other, bill)
      },
      then: 'the same, asked about',
    },
  ]),
  ...(surface === hostedCheckout
    ? [false, true].map((isSlow): Before => ({
        name: `a payment of the link’s part${isSlow ? ' that the till has not booked' : ''}`,
        bill: part,
        pay: () => {
          till.isSlow = isSlow
          return payFirst(hostedCheckout, part)
        },
        then: 'the same, asked about',
      }))
    : [{ name: 'a payment of a link’s part', bill, pay: () => payFirst(hostedCheckout, part), then: 'the rest' } as const]),
]

beforeEach(newDevice)

describe.each(surfaces)('NET-08 POS-10 $name', (surface) => {
  // A manager's sign-out leaves the guest's payment to the next manager.
  it.each([
    [false, 'paid'],
    [true, surface.name === 'managers' ? 'paid' : 'earlierPaid'],
  ] as const)('NET-11 after a lost answer, and a sign-out (%s), a payment is %s', async (signsOut, status) => {
    network.loses = 'the answer and each look-up'
    await payFirst(surface, bill)
    network.loses = 'nothing'
    if (signsOut) signOut()
    expect((await surface.open(bill, usual)).status()).toBe(status)
  })

  for (const before of befores(surface))
    for (const way of surface.ways)
      for (const loss of losses) {
        // After a look-up, or a question, a lost answer is one of a first payment: then one way stands for all.
        if (before.pay !== null && loss !== 'nothing' && (way !== 'saved card' || loss === 'the answer')) continue
        it(`by ${way}, after ${before.name}, where the network loses ${loss}`, async () => {
          const agreed = before.pay === null ? [] : [await before.pay()]
          network.loses = loss
          const page = await surface.open(before.bill, way === 'a question' ? high : usual)
          const amount = page.amount()
          const saysYes = before.then === 'the rest' || way === 'a question'
          await page.pay(way, saysYes)
          // The payer presses once more, and looks again once the network is back.
          await page.pay(way, saysYes)
          network.loses = 'nothing'
          await page.retry()
          const isPaid = before.then === 'the only one' || (before.then !== 'the same, looked up' && saysYes)
          expect(charges(bill.ticket)).toEqual([...agreed, ...(isPaid ? [amount] : [])])
          if (before.then !== 'the rest') expect(unasked()).toEqual([])
        })
      }
})

it('NET-11 a manager’s page looks a guest’s attempt up without the manager’s token', async () => {
  network.loses = 'the answer and each look-up'
  await payFirst(dinerPage, bill)
  network.loses = 'nothing'
  const tokens: (string | null)[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (asked: Request) => {
    if (asked.url.includes('/attempts/')) tokens.push(asked.headers.get('Authorization'))
    return fetch(asked)
  })
  await managersPage.open(bill, usual)
  expect(new Set(tokens)).toEqual(new Set([null]))
})

describe('POS-14 a payment that the till does not know', () => {
  const down = { ticket: '1048-table' }
  it.each([
    ['the diner’s page of its bill', dinerPage, down, ['earlierPaid', 'earlierPaid']],
    ['the diner’s page of another bill', dinerPage, bill, ['earlierPaid', 'choosing']],
    ['the hosted checkout of another bill', hostedCheckout, bill, ['earlierPaid', 'choosing']],
  ] as const)(
    'keeps its proof after %s has shown it and gone on, and is asked about before it is paid again',
    async (_, other, asked, statuses) => {
      const agreed = await payFirst(hostedCheckout, down)
      showFirst({ pos_success: null })
      for (const status of statuses) {
        const page = await other.open(asked, usual)
        expect(page.status()).toBe(status)
        await page.goOn()
        if (asked === down) await page.pay('saved card')
      }
      expect(charges(down.ticket)).toEqual([agreed])
      const own = await hostedCheckout.open(down, usual)
      expect(own.status()).toBe('paid')
      // Only its own payer ends it.
      await own.goOn()
      expect((await other.open(asked, usual)).status()).toBe('choosing')
    },
  )

  it('keeps its proof where another page cannot look it up, and its payer goes on without', async () => {
    await payFirst(hostedCheckout, down)
    showFirst({ outcome: 'odd' })
    const page = await dinerPage.open(down, usual)
    expect(page.status()).toBe('paymentUnknown')
    await page.goOn()
    expect(page.status()).toBe('choosing')
    showFirst({ pos_success: null })
    expect((await hostedCheckout.open(down, usual)).status()).toBe('paid')
  })

  it('NET-11 is nobody’s after a sign-out: the next person learns of it once, on its own page alone', async () => {
    await payFirst(hostedCheckout, down)
    showFirst({ pos_success: null })
    signOut()
    expect((await dinerPage.open(bill, usual)).status()).toBe('choosing')
    const own = await hostedCheckout.open(down, usual)
    expect(own.status()).toBe('earlierPaid')
    await own.goOn()
    expect((await hostedCheckout.open(down, usual)).status()).toBe('choosing')
  })

  it.each([hostedCheckout, dinerPage])('is asked about where it was made after $name was read, and before its press', async (surface) => {
    const page = await surface.open(down, usual)
    payElsewhere(down.ticket, 103_68)
    await page.pay('saved card')
    expect(charges(down.ticket)).toEqual([103_68])
    // Read again, it says so: after a yes to that payment it is paid, and after a newer one it is not.
    const again = await surface.open(down, usual)
    payElsewhere(down.ticket, 5_00)
    await again.pay('saved card', true)
    expect(charges(down.ticket)).toEqual([103_68, 5_00])
    await (await surface.open(down, usual)).pay('saved card', true)
    expect(charges(down.ticket)).toHaveLength(3)
  })

  it('is paid again by another page after a yes', async () => {
    const agreed = await payFirst(hostedCheckout, down)
    const page = await dinerPage.open(down, usual)
    await page.goOn()
    const amount = page.amount()
    await page.pay('saved card', true)
    expect(charges(down.ticket)).toEqual([agreed, amount])
  })
})
