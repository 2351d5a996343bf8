import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newDevice, open } from '../testing/tabs.ts'

beforeEach(newDevice)

describe('NET-11 a member’s expired token', () => {
  it('signs out the tabs that hold it', async () => {
    const other = await open()
    other.signIn('old', 'maya@mail.example')
    other.followSignOuts()
    const page = await open()
    page.signIn('old', 'maya@mail.example')
    page.expireSession('old')
    other.here()
    expect([other.token(), other.hasExpired()]).toEqual([null, true])
  })
  it('leaves a tab with a newer one, whether it is open, asleep or away', async () => {
    const other = await open()
    other.signIn('newer', 'maya@mail.example')
    other.followSignOuts()
    other.tabStorage.write('flow.checkout.ico', 'member')
    const heard = vi.fn<() => void>()
    other.onSignedOut(heard)
    const page = await open()
    page.signIn('old', 'maya@mail.example')
    page.expireSession('old')
    other.here()
    expect([other.token(), other.tabStorage.read('flow.checkout.ico')]).toEqual(['newer', 'member'])
    const back = await open(other.tab)
    back.followSignOuts()
    expect([back.token(), back.tabStorage.read('flow.checkout.ico')]).toEqual(['newer', 'member'])
    expect(heard).not.toHaveBeenCalled()
  })
  it('is a valid one again after a sign-in that brings the same', async () => {
    const page = await open()
    page.signIn('same', 'maya@mail.example')
    page.expireSession('same')
    page.signIn('same', 'maya@mail.example')
    expect(page.token()).toBe('same')
  })
})
