import { globSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../../features/shared/api/endpoint.ts'
import { stubBrowser } from '../testing/browser.ts'
import { answer, json, sent } from '../testing/server.ts'

const gateway = 'https://gateway.example/api-gw'
const path = '/api/v5/tables/bar'
const table = endpoint({ method: 'GET', path, response: z.object({ seats: z.number() }) })

/** Each module that makes an address of the API, with a request of it: the addresses that it asks. */
const asked: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'apps/runtime/api/call.ts': async () => {
    const { call } = await import('./call.ts')
    await call(table, {})
    return sent.map(({ url }) => url)
  },
  'apps/runtime/api/prefetch.ts': async () => {
    const [{ call }, { startPrefetch }] = await Promise.all([import('./call.ts'), import('./prefetch.ts')])
    startPrefetch({ path })
    // The call finds the prefetch by its address.
    await call(table, {})
    return sent.map(({ url }) => url)
  },
  'apps/runtime/tracking/track.ts': async () => {
    const { sendStep } = await import('../tracking/track.ts')
    await sendStep({ type: 'step', name: 'claim_status', properties: {} })
    return sent.map(({ url }) => url)
  },
  'apps/runtime/uploads/sendToHost.ts': async () => {
    const open = vi.fn<(method: string, url: string) => void>()
    class Upload {
      upload = new EventTarget()
      open = open
      addEventListener = (type: string, done: () => void) => type === 'error' && done()
      send = () => undefined
    }
    vi.stubGlobal('XMLHttpRequest', Upload)
    const { sendToHost } = await import('../uploads/sendToHost.ts')
    const signing = { name: 'tables', apiKey: null, signature: null, timestamp: null }
    await sendToHost(new Blob(), 'bar.png', signing, { signal: new AbortController().signal, onShare: () => undefined })
    return open.mock.calls.map(([, url]) => url)
  },
}

beforeEach(() => {
  vi.resetModules()
  sent.length = 0
  stubBrowser({ apiOrigin: gateway })
  answer(() => json({ seats: 4 }))
})

describe('REL-02 an API below a path', () => {
  it.each(Object.entries(asked))('is asked there by %s, once', async (_, ask) => {
    expect(await ask()).toEqual([expect.stringMatching(/^https:\/\/gateway\.example\/api-gw\/api\//)])
  })
  it('is asked by no other module', () => {
    const files = globSync('{apps,features,ui}/**/*.{ts,tsx}').filter((file) => !/\.(test|e2e)\./.test(file))
    expect(files.filter((file) => readFileSync(file, 'utf8').includes("setting('apiOrigin')")).toSorted()).toEqual(
      Object.keys(asked).toSorted(),
    )
  })
})
