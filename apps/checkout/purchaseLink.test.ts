import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryHistory } from '@tanstack/history'
import { answered, refused } from '../../features/shared/api/answers/answer.ts'
import { keysOf, newDevice, open } from '../runtime/testing/tabs.ts'

beforeEach(newDevice)

async function page(address: string, tab?: Storage) {
  const opened = await open(tab)
  const [{ rights }, { takeLink, heldLink, endLink }] = await Promise.all([
    import('../runtime/session/rights.ts'),
    import('./purchaseLink.ts'),
  ])
  opened.followSignOuts()
  const history = createMemoryHistory({ initialEntries: [address] })
  const tokenOf = async () => {
    const link = heldLink()
    const answer = link === null ? refused(null, 401) : await rights.use(link, async (secret) => answered(secret))
    return answer.ok ? answer.value : null
  }
  return { ...opened, history, tokenOf, take: () => takeLink(history), endLink }
}

describe('FND-01 the token of a link', () => {
  it('leaves the address and the history for the one place of rights', async () => {
    const { history, take, tokenOf, tab } = await page('/checkout/purchase?utm_source=mail#link-7.x')
    expect(JSON.stringify(take())).not.toContain('link-7.x')
    expect([history.location.href, history.length]).toEqual(['/checkout/purchase?utm_source=mail', 1])
    expect(await tokenOf()).toBe('link-7.x')
    const again = await page('/checkout/purchase', tab)
    again.take()
    expect(await again.tokenOf()).toBe('link-7.x')
    expect(await (await page('/checkout/purchase')).tokenOf()).toBeNull()
  })

  it('is replaced by that of another link, and ends when it is closed', async () => {
    const { history, take, tokenOf, endLink, tabStorage } = await page('/checkout/purchase#one')
    take()
    history.push('/checkout/purchase#two')
    take()
    expect(await tokenOf()).toBe('two')
    endLink()
    expect([await tokenOf(), keysOf(tabStorage)]).toEqual([null, []])
  })

  it('ends with a member’s sign-out', async () => {
    const { signIn, signOut, take, tokenOf } = await page('/checkout/purchase#one')
    signIn('token')
    take()
    signOut()
    expect(await tokenOf()).toBeNull()
  })
})
