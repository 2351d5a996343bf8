import { beforeEach, describe, expect, it } from 'vitest'
import { answered, refused } from '../../../features/shared/api/answers/answer.ts'
import type { Right } from '../../../features/shared/flow/right.ts'
import { memoryStorage } from '../testing/browser.ts'
import { keysOf, newDevice, open } from '../testing/tabs.ts'

beforeEach(newDevice)

/** A page of a tab. `secretOf` acts by a right, and returns what was sent; null for nothing. */
async function page(tab?: Storage) {
  const opened = await open(tab)
  const { rights } = await import('./rights.ts')
  opened.followSignOuts()
  const secretOf = async (right: Right<string>) => {
    const answer = await rights.use(right, async (secret) => answered(secret))
    return answer.ok ? answer.value : null
  }
  return { ...opened, rights, secretOf }
}

describe('NET-11 a right', () => {
  it('is no text: its name opens nothing', async () => {
    const { rights, secretOf, tabStorage } = await page()
    const right = rights.hold('purchase', 'x1', 'secret')
    expect(JSON.stringify(right)).not.toContain('secret')
    expect(await secretOf(right)).toBe('secret')
    expect(await secretOf({ of: 'password', name: 'x1' })).toBeNull()
    expect(keysOf(tabStorage)).toEqual([])
  })

  it('is found after a reload where it was saved, and in no other tab', async () => {
    const { rights, tab } = await page()
    const saved = rights.hold('purchase', 'x1', 'secret')
    const unsaved = rights.hold('purchase', 'x2', 'other')
    expect(rights.save(saved)).toBe(true)
    const again = await page(tab)
    expect([await again.secretOf(saved), await again.secretOf(unsaved)]).toEqual(['secret', null])
    expect([again.rights.has(saved), again.rights.save(unsaved)]).toEqual([true, false])
    expect(await (await page()).secretOf(saved)).toBeNull()
  })

  it.each(['here', 'in another tab', 'by an expired session'] as const)('of a member ends with their sign-out %s', async (where) => {
    const member = await page()
    member.signIn('token', 'maya@mail.example')
    const held = member.rights.hold('purchase', 'x1', 'secret')
    const saved = member.rights.hold('password', 'x1', 'reset')
    member.rights.save(saved)
    const other = await page()
    other.signIn('token', 'maya@mail.example')
    if (where === 'here') {
      member.here()
      member.signOut()
    } else if (where === 'in another tab') other.signOut()
    else other.expireSession('token')
    member.here()
    for (const right of [held, saved]) expect(await member.rights.use(right, async () => answered('sent'))).toEqual(refused(null, 401))
    expect(keysOf(member.tabStorage)).toEqual(where === 'by an expired session' ? ['person'] : [])
  })

  it('of a guest is of no session: another tab’s sign-out leaves it', async () => {
    const guest = await page()
    const held = guest.rights.hold('proof', 'x1', 'unsaved')
    const saved = guest.rights.hold('purchase', 'x1', 'secret')
    guest.rights.save(saved)
    ;(await page()).signOut()
    guest.here()
    expect([await guest.secretOf(held), await guest.secretOf(saved)]).toEqual(['unsaved', 'secret'])
    expect(await (await page(guest.tab)).secretOf(saved)).toBe('secret')
  })

  it('that was read after a reload is of who is signed in then', async () => {
    const tab = memoryStorage()
    const member = await page(tab)
    member.signIn('token', 'maya@mail.example')
    const right = member.rights.hold('purchase', 'x1', 'secret')
    member.rights.save(right)
    const again = await page(tab)
    expect(await again.secretOf(right)).toBe('secret')
    again.signOut()
    expect(await again.secretOf(right)).toBeNull()
  })

  it('ends where it was used once', async () => {
    const { rights, secretOf, tabStorage } = await page()
    const right = rights.hold('password', 'x1', 'reset')
    rights.save(right)
    rights.end(right)
    expect([await secretOf(right), keysOf(tabStorage)]).toEqual([null, []])
  })
})
