import { beforeEach, expect, it, vi } from 'vitest'
import { posSurface } from '../../features/pos/surface.ts'
import { link } from '../../features/pos/examples/examples.ts'
import { posStates } from '../../features/pos/examples/states.ts'
import { stubBrowser } from '../runtime/testing/browser.ts'
import { stubNavigation } from '../runtime/testing/navigation.ts'

const { toSave } = posSurface(link, (address) => address).saved
const saved = (state: (typeof posStates)['success' | 'review']) => JSON.stringify({ version: 3, state: toSave(state), timers: {} })

/** The page’s modules, as a page that has just been opened so has them. */
async function page(opened: Parameters<typeof stubNavigation>[0]) {
  vi.resetModules()
  stubNavigation(opened)
  const [{ forgetWhenPaid }, { tabStorage }] = await Promise.all([import('./commands.ts'), import('../runtime/storage/storage.ts')])
  return { forgetWhenPaid, tabStorage }
}

beforeEach(() => void stubBrowser())

it('POS-10 the link of a paid bill starts again, and leaves another bill and an unpaid one as they are', async () => {
  const { forgetWhenPaid, tabStorage } = await page('navigate')
  tabStorage.write('flow.pos.1042', saved(posStates.success))
  tabStorage.write('flow.pos.1043', saved(posStates.success))
  forgetWhenPaid('flow.pos.1042')
  expect([tabStorage.read('flow.pos.1042'), tabStorage.read('flow.pos.1043')]).toEqual([null, saved(posStates.success)])
})

it('POS-10 the link of a bill that is not paid keeps what the diner chose, also one who typed of a payment', async () => {
  const { forgetWhenPaid, tabStorage } = await page('navigate')
  const typed = JSON.stringify({ state: toSave(posStates.review), drafts: { email: '"paid":{' } })
  tabStorage.write('flow.pos.1042', typed)
  forgetWhenPaid('flow.pos.1042')
  expect(tabStorage.read('flow.pos.1042')).toBe(typed)
})

it.each(['reload', 'back_forward'] as const)('POS-10 a page opened by %s shows the payment again', async (opened) => {
  const { forgetWhenPaid, tabStorage } = await page(opened)
  tabStorage.write('flow.pos.1042', saved(posStates.success))
  forgetWhenPaid('flow.pos.1042')
  expect(tabStorage.read('flow.pos.1042')).not.toBeNull()
})
