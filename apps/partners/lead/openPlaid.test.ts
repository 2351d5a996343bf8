import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPlaid } from './openPlaid.ts'

type Options = { token: string; onSuccess: (publicToken: string) => void; onExit: (error: unknown) => void }

const opened = vi.fn<(options: Options) => void>()
const closed = vi.fn<() => void>()
const plaid = { create: (options: Options) => ({ open: () => opened(options), destroy: closed }) }

/** A page whose script ends with this event. */
function page(ends: 'load' | 'error') {
  const script = Object.assign(new EventTarget(), { remove: vi.fn<() => void>() })
  const append = () => {
    if (ends === 'load') Object.assign(window, { Plaid: plaid })
    script.dispatchEvent(new Event(ends))
  }
  vi.stubGlobal('document', { createElement: () => script, head: { append } })
  return script
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('window', {})
})

describe('PUB-04 the bank’s window', () => {
  it('opens with the link token, and ends with the public token', async () => {
    page('load')
    const outcome = openPlaid('link-1')
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(opened.mock.calls[0]?.[0].token).toBe('link-1')
    opened.mock.calls[0]?.[0].onSuccess('public-1')
    expect(await outcome).toEqual({ kind: 'linked', publicToken: 'public-1' })
    expect(closed).toHaveBeenCalledOnce()
  })

  it('ends without a bank if the person closes it, and reports an error', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    page('load')
    const outcome = openPlaid('link-1')
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    opened.mock.calls[0]?.[0].onExit(new Error('INVALID_CREDENTIALS'))
    expect(await outcome).toEqual({ kind: 'closed' })
    expect(reported).toHaveBeenCalledOnce()
  })

  it('is loaded again after its script was blocked', async () => {
    const script = page('error')
    await expect(openPlaid('link-1')).rejects.toThrow('did not load')
    expect(script.remove).toHaveBeenCalledOnce()
    page('load')
    const outcome = openPlaid('link-2')
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
    opened.mock.calls[0]?.[0].onExit(null)
    expect(await outcome).toEqual({ kind: 'closed' })
  })
})
