import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ticket } from '../../../features/bill/examples/bill.ts'
import type { CheckVisit } from '../../../features/managers/checkout/request.ts'
import { cents } from '../../../features/shared/money/money.ts'
import { signOut } from '../../runtime/session/session.ts'
import { stubBrowser } from '../../runtime/testing/browser.ts'
import { checkoutKey, getEntered, startVisit, takeFoundTicket } from './checkVisit.ts'

const visit: CheckVisit = { locationId: '700', guestId: '9000', bill: { by: 'number', number: '1042' } }
const others: readonly CheckVisit[] = [
  { ...visit, bill: { by: 'number', number: '1043' } },
  { ...visit, guestId: '9001' },
  { ...visit, locationId: '701' },
  { ...visit, bill: { by: 'amount', amount: cents(10_42) } },
]
const noah = { name: 'Noah', pin: '0417' }
const mia = { name: 'Mia', pin: '0522' }
const entered = { bill: visit.bill, notes: 'Table 4', employee: mia }

beforeEach(() => void stubBrowser())

describe('MGR-06 what was entered for a check', () => {
  it('is of this check, guest and location alone', () => {
    startVisit(visit, entered, [noah, mia], null)
    expect(getEntered(visit, [noah, mia])).toEqual({ notes: 'Table 4', employee: mia })
    for (const other of others) expect(getEntered(other, [noah, mia])).toEqual({ notes: null, employee: null })
    expect(new Set([visit, ...others].map((each) => checkoutKey(each))).size).toBe(5)
  })

  it('names its employee after a reload only while one person has the name, and never saves a PIN', async () => {
    startVisit(visit, entered, [noah, mia], null)
    const stored = Array.from({ length: window.sessionStorage.length }, (_, index) =>
      window.sessionStorage.getItem(window.sessionStorage.key(index) ?? ''),
    ).join('')
    expect(stored).toContain('Mia')
    expect(stored).not.toContain(mia.pin)
    vi.resetModules()
    const reloaded = await import('./checkVisit.ts')
    const otherMia = { ...mia, pin: '0999' }
    for (const list of [[noah], [mia, otherMia], [otherMia, noah, mia], []]) expect(reloaded.getEntered(visit, list).employee).toBeNull()
    for (const list of [
      [noah, mia],
      [mia, noah],
    ])
      expect(reloaded.getEntered(visit, list).employee).toEqual(mia)
    expect(reloaded.getEntered(visit, [noah, otherMia]).employee).toEqual(otherMia)
    reloaded.startVisit(visit, { ...entered, employee: null }, [noah, mia], null)
    expect(reloaded.getEntered(visit, [noah, mia]).employee).toBeNull()
  })

  it.each([
    ['the same name', 'Mia'],
    ['no name', 'Employee'],
  ])('has the one that was chosen of two with %s until a reload, and then nobody', async (_, name) => {
    const [first, second] = [
      { name, pin: '0417' },
      { name, pin: '0522' },
    ]
    startVisit(visit, { ...entered, employee: second }, [first, second], null)
    expect(getEntered(visit, [second, first]).employee).toEqual(second)
    expect(getEntered({ ...visit, guestId: '9001' }, [second, first]).employee).toBeNull()
    vi.resetModules()
    const reloaded = await import('./checkVisit.ts')
    for (const list of [[first, second], [second, first], [first]]) expect(reloaded.getEntered(visit, list).employee).toBeNull()
  })

  it('begins anew: nothing of an earlier checkout of the same check is left, and other checkouts stay', () => {
    const name = (key: string) => `platewell.testenterprise.${key}`
    const [mine, another] = [visit, others[0] ?? visit]
    for (const each of [mine, another]) window.sessionStorage.setItem(name(checkoutKey(each)), 'earlier')
    startVisit(mine, entered, [], null)
    const left = (each: CheckVisit) => window.sessionStorage.getItem(name(checkoutKey(each)))
    expect(left(mine)).toBeNull()
    expect(left(another)).toBe('earlier')
  })
})

describe('MGR-06 the ticket that was just found', () => {
  it('is taken once, by its own checkout', () => {
    startVisit(visit, entered, [], ticket)
    expect(takeFoundTicket(visit)).toEqual(ticket)
    expect(takeFoundTicket(visit)).toBeNull()
  })

  it('is shown for no other bill, and is forgotten there', () => {
    for (const other of others) {
      startVisit(visit, entered, [], ticket)
      expect(takeFoundTicket(other)).toBeNull()
      expect(takeFoundTicket(visit)).toBeNull()
    }
  })

  it('is forgotten by a visit without one, and by a sign-out', () => {
    startVisit(visit, entered, [], ticket)
    startVisit(visit, entered, [], null)
    expect(takeFoundTicket(visit)).toBeNull()
    startVisit(visit, entered, [], ticket)
    signOut()
    expect(takeFoundTicket(visit)).toBeNull()
  })
})
