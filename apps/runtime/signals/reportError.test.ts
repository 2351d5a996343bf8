import { beforeEach, describe, expect, it, vi } from 'vitest'
import { onError, reportError } from './signals.ts'
import { stubBrowser } from '../testing/browser.ts'

beforeEach(() => {
  stubBrowser()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})

const broken = new Error('broken')

describe('NET-05 the error hook of a deployment', () => {
  it('receives every error, whenever it was attached', () => {
    reportError(broken)
    const hook = vi.fn<() => void>()
    window.platewell = { onError: hook }
    reportError(broken, 'where')
    expect(hook.mock.calls).toEqual([[broken, 'where']])
  })
  it('may throw, without effect on the page or other hooks', () => {
    window.platewell = {
      onError: () => {
        throw new Error('The service is gone.')
      },
    }
    const other = vi.fn<() => void>()
    const stop = onError(other)
    reportError(broken)
    stop()
    expect(other).toHaveBeenCalledOnce()
  })
  it.each([undefined, {}, { onError: 'not a function' }])('may be missing: %j', (attached) => {
    Object.assign(window, { platewell: attached })
    expect(() => reportError(broken)).not.toThrow()
  })
})
