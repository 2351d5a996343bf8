import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser.ts'

const broken = new Error('broken')

/** A page, before its start follows its reports. */
async function open() {
  stubBrowser()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.resetModules()
  const [{ reportError, followReports }, { passReports }] = await Promise.all([import('../page/report.ts'), import('./signals.ts')])
  return { reportError, followReports, passReports }
}

let page: Awaited<ReturnType<typeof open>>
beforeEach(async () => void (page = await open()))

describe('NET-05 the error hook of a deployment', () => {
  it('receives every error that is reported while it is attached', () => {
    page.passReports()
    page.reportError(broken)
    const hook = vi.fn<() => void>()
    window.platewell = { onError: hook }
    page.reportError(broken, 'where')
    expect(hook.mock.calls).toEqual([[broken, 'where']])
  })
  it('may throw, without effect on the page or other followers', () => {
    window.platewell = {
      onError: () => {
        throw new Error('The service is gone.')
      },
    }
    page.passReports()
    const other = vi.fn<() => void>()
    page.followReports(other)
    page.reportError(broken)
    expect(other).toHaveBeenCalledOnce()
  })
  it.each([undefined, {}, { onError: 'not a function' }])('may be missing: %j', (attached) => {
    Object.assign(window, { platewell: attached })
    page.passReports()
    expect(() => page.reportError(broken)).not.toThrow()
  })
})
