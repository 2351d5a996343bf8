import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shelf } from './storage.ts'
import { memoryStorage, stubBrowser } from './testing/browser.ts'

beforeEach(() => void stubBrowser())
afterEach(() => void vi.unstubAllGlobals())

/** A store that lists what is in it, as the browser's does. */
function listedStorage(): Storage {
  const storage = memoryStorage()
  const set = storage.setItem.bind(storage)
  return Object.assign(storage, {
    setItem: (key: string, value: string) => {
      set(key, value)
      Object.assign(storage, { [key]: value })
    },
  })
}

describe('a shelf', () => {
  it('ENT-03 keeps what belongs to one house under its name', () => {
    const storage = memoryStorage()
    shelf(() => storage).write('place', 'table 4')
    expect(storage.getItem('platewell.testhouse.place')).toBe('table 4')
  })
  it('remembers for as long as the page stands where the browser keeps nothing', () => {
    const closed = shelf(() => {
      throw new DOMException('The operation is insecure.')
    })
    expect(closed.read('place')).toBeNull()
    closed.write('place', 'table 4')
    expect(closed.read('place')).toBe('table 4')
    closed.remove('place')
    expect(closed.read('place')).toBeNull()
  })
  it('NET-08 forgets what begins so, but for what was sent or bought', () => {
    const storage = listedStorage()
    const kept = shelf(() => storage)
    const states = {
      'flow.payment': '{"status":"payment"}',
      'flow.paying': '{"status":"paying","request":{"key":"1"}}',
      'flow.confirmation': '{"status":"confirmation","purchase":{"id":"1"}}',
      'flow.typed': JSON.stringify({ name: '"request":"purchase":' }),
      done: 'yes',
    }
    for (const [key, state] of Object.entries(states)) kept.write(key, state)
    kept.clear('flow.')
    expect(Object.keys(states).filter((key) => kept.read(key) !== null)).toEqual(['flow.paying', 'flow.confirmation', 'done'])
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
