import { beforeEach, describe, expect, it } from 'vitest'
import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { memoryStorage } from '../testing/browser.ts'
import { deviceOfTabs, newDevice, open } from '../testing/tabs.ts'

beforeEach(newDevice)

const channels = ['purchase', 'hosted', 'diner', 'managers', 'order'] as const
/** An open entry of a channel, as the device has it. */
const record = (channel: (typeof channels)[number], key: string) =>
  deviceOfTabs().setItem(`platewell.testenterprise.entry.${shortHash(key)}`, JSON.stringify({ key, channel, is: 'sent' }))

/** A page of a tab: which of the payments' keys have been left by their payers, as it finds them. */
async function page(tab?: Storage, audience?: string) {
  const opened = await open(tab, audience)
  const { isGone, receiptRight } = await import('./receiptRight.ts')
  opened.followSignOuts()
  return { ...opened, receiptRight, left: (...keys: readonly string[]) => keys.filter(isGone) }
}

describe('NET-11 NET-08 a payment without an outcome whose payer has signed out', () => {
  it('is left, on every surface where members pay, in every tab and after a reload', async () => {
    const member = await page()
    member.signIn('token', 'maya@mail.example')
    const other = await page()
    for (const [index, channel] of channels.entries()) record(channel, 'abcde'.charAt(index))
    member.here()
    member.receiptRight('a')
    expect(member.left('a', 'b', 'c')).toEqual([])
    member.signOut()
    for (const tab of [member, other, await page(member.tab), await page()]) {
      tab.here()
      expect(tab.left('a', 'b', 'c', 'd', 'e', 'another')).toEqual(['a', 'b', 'c'])
    }
    // It gives nobody a right.
    member.receiptRight('a')
    expect(member.tabStorage.list('right.')).toEqual([])
  })

  it('is the payer’s still on the page of a guest, who has no session to end', async () => {
    const guest = await page()
    record('diner', 'a')
    guest.receiptRight('a')
    ;(await page()).signOut()
    expect(guest.left('a')).toEqual([])
    expect((await page(guest.tab)).left('a')).toEqual([])
    expect((await page()).left('a')).toEqual(['a'])
  })

  it('is the payer’s after their session has expired, or where staff sign out', async () => {
    record('purchase', 'a')
    const member = await page(memoryStorage())
    member.signIn('token', 'maya@mail.example')
    member.expireSession('token')
    ;(await page(memoryStorage(), 'manager')).signOut()
    expect((await page()).left('a')).toEqual([])
  })
})
