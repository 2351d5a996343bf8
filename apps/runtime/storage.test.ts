import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { safeStorage } from './storage.ts'
import { fill, memoryStorage, stubBrowser } from './testing/browser.ts'

beforeEach(() => void stubBrowser())
afterEach(() => void vi.unstubAllGlobals())

describe('browser storage', () => {
  it('ENT-03 keeps what belongs to one enterprise under its name', () => {
    const storage = memoryStorage()
    safeStorage(() => storage).write('place', 'table 4')
    expect(storage.getItem('platewell.testenterprise.place')).toBe('table 4')
  })
  it('remembers for as long as the page stands where the browser keeps nothing', () => {
    const closed = safeStorage(() => {
      throw new DOMException('The operation is insecure.')
    })
    expect(closed.read('place')).toBeNull()
    closed.write('place', 'table 4')
    expect(closed.read('place')).toBe('table 4')
    closed.remove('place')
    expect(closed.read('place')).toBeNull()
  })
  it('NET-08 keeps nothing out of date where there is no room for what is new', () => {
    const storage = memoryStorage()
    const small = safeStorage(() => storage)
    expect(small.write('flow.pay', 'payment')).toBe(true)
    fill(storage)
    expect(small.write('flow.pay', 'paying')).toBe(false)
    expect(small.read('flow.pay')).toBe('paying')
    expect(safeStorage(() => storage).read('flow.pay')).toBeNull()
  })
  it('says that nothing is kept where the browser keeps nothing', () => {
    const closed = safeStorage(() => {
      throw new DOMException('The operation is insecure.')
    })
    expect(closed.write('flow.pay', 'paying')).toBe(false)
    expect(closed.list('flow.')).toEqual([['pay', 'paying']])
  })
  it('forgets all that begins so, whatever text is in it', () => {
    const storage = memoryStorage()
    const kept = safeStorage(() => storage)
    for (const key of ['flow.paying', 'flow.payment', 'done']) kept.write(key, '{"request":{"purchase":1}}')
    storage.setItem('elsewhere', 'x')
    fill(storage)
    kept.write('flow.late', 'y')
    expect(kept.list('flow.').map(([rest]) => rest)).toEqual(['paying', 'payment', 'late'])
    kept.clear('flow.')
    expect(kept.list('')).toEqual([['done', '{"request":{"purchase":1}}']])
    expect(storage.getItem('elsewhere')).toBe('x')
  })
  it('NET-01 a device outlives the session', async () => {
    vi.resetModules()
    const { identifiers } = await import('./identifiers.ts')
    const first = identifiers()
    Object.assign(window, { sessionStorage: memoryStorage() })
    vi.resetModules()
    const again = (await import('./identifiers.ts')).identifiers()
    expect(again['X-Device-Id']).toBe(first['X-Device-Id'])
    expect(again['X-Session-Id']).not.toBe(first['X-Session-Id'])
  })
})
