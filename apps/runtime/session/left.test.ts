import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/browser.ts'
import { deviceOfTabs, newDevice, open } from '../testing/tabs.ts'

beforeEach(newDevice)

const record = (name: string) => deviceOfTabs().setItem(`platewell.testenterprise.${name}`, '{}')

/** A page of a tab: which of the payments' keys have been left by their payers, as it finds them. */
async function page(tab?: Storage, audience?: string) {
  const opened = await open(tab, audience)
  const { isLeft, receiptRight } = await import('./receiptRight.ts')
  opened.followSignOuts()
  return { ...opened, receiptRight, left: (...keys: readonly string[]) => keys.filter(isLeft) }
}

describe('NET-11 NET-08 a payment without an outcome whose payer has signed out', () => {
  it('is left, on every surface where members pay, in every tab and after a reload', async () => {
    const member = await page()
    member.signIn('token', 'maya@mail.example')
    const other = await page()
    // Newer ones push older ones out.
    deviceOfTabs().setItem('platewell.testenterprise.leftPayments', Array.from({ length: 100 }, (_, index) => `older${index}`).join(' '))
    for (const name of ['unresolved.a', 'pos.unresolved.b', 'diner.unresolved.c', 'managers.unresolved.d', 'gifting.unresolved.e'])
      record(name)
    member.here()
    member.receiptRight('a')
    expect(member.left('a', 'b', 'c')).toEqual([])
    member.signOut()
    for (const tab of [member, other, await page(member.tab), await page()]) {
      tab.here()
      expect(tab.left('a', 'b', 'c', 'd', 'e', 'another')).toEqual(['a', 'b', 'c'])
    }
    // Nobody finds its key by the mark, and it gives nobody a right.
    expect(deviceOfTabs().getItem('platewell.testenterprise.leftPayments')).not.toMatch(/\b[abc]\b/)
    member.receiptRight('a')
    expect(member.tabStorage.list('right.')).toEqual([])
  })

  it('is the payer’s still on the page of a guest, who has no session to end', async () => {
    const guest = await page()
    record('diner.unresolved.a')
    guest.receiptRight('a')
    ;(await page()).signOut()
    expect(guest.left('a')).toEqual([])
    expect((await page(guest.tab)).left('a')).toEqual([])
    expect((await page()).left('a')).toEqual(['a'])
  })

  it('is the payer’s after their session has expired, or where staff sign out', async () => {
    record('unresolved.a')
    const member = await page(memoryStorage())
    member.signIn('token', 'maya@mail.example')
    member.expireSession('token')
    ;(await page(memoryStorage(), 'manager')).signOut()
    expect((await page()).left('a')).toEqual([])
  })
})
