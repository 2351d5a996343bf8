import { beforeEach, describe, expect, it, vi } from 'vitest'
import { safeStorage } from './storage.ts'
import { fill, memoryStorage, stubBrowser } from '../testing/browser.ts'

beforeEach(() => void stubBrowser())

describe('browser storage', () => {
  it('ENT-03 saves under the enterprise’s name', () => {
    const storage = memoryStorage()
    safeStorage(() => storage).write('flow.table', 'table 4')
    expect(storage.getItem('platewell.testenterprise.flow.table')).toBe('table 4')
  })
  it('uses memory when the browser saves nothing', () => {
    const closed = safeStorage(() => {
      throw new DOMException('The operation is insecure.')
    })
    expect(closed.read('flow.table')).toBeNull()
    closed.write('flow.table', 'table 4')
    expect(closed.read('flow.table')).toBe('table 4')
    closed.remove('flow.table')
    expect(closed.read('flow.table')).toBeNull()
  })
  it('NET-08 removes the old value when there is no room for the new one', () => {
    const storage = memoryStorage()
    const small = safeStorage(() => storage)
    expect(small.write('flow.pay', 'payment')).toBe(true)
    fill(storage)
    expect(small.write('flow.pay', 'paying')).toBe(false)
    expect(small.read('flow.pay')).toBe('paying')
    expect(safeStorage(() => storage).read('flow.pay')).toBeNull()
  })
  it('returns that nothing is saved when the browser saves nothing', () => {
    const closed = safeStorage(() => {
      throw new DOMException('The operation is insecure.')
    })
    expect(closed.write('flow.pay', 'paying')).toBe(false)
    expect(closed.list('flow.')).toEqual([['pay', 'paying']])
  })
  it('PRT-01 has a withdrawn value until the page is gone, and no longer in the browser', () => {
    const storage = memoryStorage()
    const stored = safeStorage(() => storage)
    stored.write('partner.edit', 'typed')
    stored.withdraw('partner.edit')
    expect([stored.read('partner.edit'), stored.list('partner.edit'), storage.length]).toEqual(['typed', [['', 'typed']], 0])
    expect(safeStorage(() => storage).read('partner.edit')).toBeNull()
    stored.remove('partner.edit')
    stored.withdraw('partner.edit')
    expect(stored.read('partner.edit')).toBeNull()
  })
  it('removes every key with the prefix, whatever its value', () => {
    const storage = memoryStorage()
    const stored = safeStorage(() => storage)
    for (const key of ['flow.paying', 'flow.payment', 'done'] as const) stored.write(key, '{"request":{"purchase":1}}')
    storage.setItem('elsewhere', 'x')
    fill(storage)
    stored.write('flow.late', 'y')
    expect(stored.list('flow.').map(([rest]) => rest)).toEqual(['paying', 'payment', 'late'])
    stored.clear('flow.')
    expect(stored.list('')).toEqual([['done', '{"request":{"purchase":1}}']])
    expect(storage.getItem('elsewhere')).toBe('x')
  })
  it('NET-01 saves the device’s identifier longer than the session’s', async () => {
    vi.resetModules()
    const { identifiers } = await import('./storage.ts')
    const first = identifiers()
    Object.assign(window, { sessionStorage: memoryStorage() })
    vi.resetModules()
    const again = (await import('./storage.ts')).identifiers()
    expect(again['X-Device-Id']).toBe(first['X-Device-Id'])
    expect(again['X-Session-Id']).not.toBe(first['X-Session-Id'])
  })
})
