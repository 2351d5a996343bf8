import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import { resendGift } from '../../../features/purchase-link/api.ts'

const swr = vi.hoisted(() => {
  let open: unknown
  const mutate = vi.fn<(key: unknown, ...args: unknown[]) => Promise<void>>(() => Promise.resolve())
  // Its own `mutate` changes what the page shows by then.
  const useSWR = (key: unknown) => ((open = key), { mutate: (...args: unknown[]) => mutate(open, ...args) })
  return { mutate, useSWR }
})
vi.mock('swr', async (load) => ({ ...(await load<object>()), default: swr.useSWR, useSWRConfig: () => swr }))
vi.mock('../session/session.ts', async (load) => ({ ...(await load<object>()), useSignedIn: () => false }))
vi.resetModules()
const { useRead } = await import('./useRead.tsx')
afterAll(() => vi.resetModules())

it('the late answer of a write changes what it was about, and not what the page has read since', () => {
  const reads: ReturnType<typeof useRead<typeof resendGift>>[] = []
  const Page = ({ id }: { id: string }) => {
    reads.push(useRead(resendGift, { path: { id } }))
    return null
  }
  for (const id of ['first', 'second']) renderToStaticMarkup(<Page id={id} />)
  const [first] = reads
  first?.show({ gift: null })
  first?.update((value) => value)
  expect(swr.mutate.mock.calls.map(([key]) => JSON.stringify(key))).toEqual([
    expect.stringContaining('"first"'),
    expect.stringContaining('"first"'),
  ])
})
