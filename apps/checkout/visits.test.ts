import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { stubNavigation } from '../runtime/testing/navigation.ts'

/** The modules of a page that has been opened so. */
async function page(opened: Parameters<typeof stubNavigation>[0] = 'navigate') {
  vi.resetModules()
  stubNavigation(opened)
  const [visits, { tabStorage }] = await Promise.all([import('./visits.ts'), import('../runtime/storage/storage.ts')])
  return { ...visits, tabStorage }
}

beforeEach(() => void stubBrowser())

describe('CHK-06 a finished visit', () => {
  it('starts again by its link, once; another visit goes on', async () => {
    const { forgetWhenDone, rememberDone, tabStorage } = await page()
    tabStorage.write('flow.a', 'confirmed')
    tabStorage.write('flow.b', 'at the card')
    rememberDone('flow.a')
    forgetWhenDone('flow.b')
    expect(tabStorage.read('flow.b')).toBe('at the card')
    const again = await page()
    again.forgetWhenDone('flow.a')
    expect(tabStorage.read('flow.a')).toBeNull()
    tabStorage.write('flow.a', 'at the card')
    const third = await page()
    third.forgetWhenDone('flow.a')
    expect(tabStorage.read('flow.a')).toBe('at the card')
  })

  it.each(['reload', 'back_forward'] as const)('shows its confirmation again after %s, and as a step of the page', async (opened) => {
    const { forgetWhenDone, rememberDone, tabStorage } = await page(opened)
    tabStorage.write('flow.a', 'confirmed')
    rememberDone('flow.a')
    forgetWhenDone('flow.a')
    const link = await page()
    link.forgetWhenDone('flow.b')
    link.forgetWhenDone('flow.a')
    expect(tabStorage.read('flow.a')).toBe('confirmed')
  })
})

it('a visit is of one option, one code and one address', async () => {
  const { visitKey } = await page()
  const ico = (id: string, promoCode: string | null = null) => ({ option: { kind: 'ico', id }, promoCode }) as const
  const gco = { option: { kind: 'gco', id: 'a' }, promoCode: null } as const
  const keys = [ico('a'), ico('a', 'b'), ico('a.b'), ico('b', 'a'), ico('a', ''), gco, { option: null, promoCode: null }].flatMap((link) =>
    [false, true].map((mustRenew) => visitKey(link, mustRenew)),
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(visitKey(ico('a', 'b'), false)).toBe(visitKey(ico('a', 'b'), false))
})
