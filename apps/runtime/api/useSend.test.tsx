import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type Answer, type Failure, answered, failed } from '../../../features/shared/api/answers/answer.ts'
import { stubBrowser } from '../testing/browser.ts'

const mutate = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('swr', async (load) => ({ ...(await load<object>()), useSWRConfig: () => ({ mutate }) }))

// Another test of the same context may have loaded them with the real one.
vi.resetModules()
const { useSend } = await import('./useSend.ts')
const { useWriteBy } = await import('./useWrite.ts')

/** The result of hooks in a page. */
function rendered<T>(use: () => T): T {
  const results: T[] = []
  const Page = () => {
    results.push(use())
    return null
  }
  renderToStaticMarkup(<Page />)
  const [result] = results
  if (result === undefined) throw new Error('The page was not rendered.')
  return result
}

it('NET-08 a second press sends nothing until the first one is answered, whatever the answer', async () => {
  stubBrowser()
  for (const answer of [answered('done'), failed({ kind: 'offline' }), failed({ kind: 'refused', status: 422, message: null })]) {
    const pending = Promise.withResolvers<Answer<string>>()
    const write = vi.fn<(input: string) => Promise<Answer<string>>>(() => pending.promise)
    const { send } = rendered(() => useSend(write))
    const first = send('a')
    expect([await send('a'), await send('b')]).toEqual([null, null])
    pending.resolve(answer)
    expect(await first).toEqual(answer)
    expect(await send('b')).toEqual(answer)
    expect(write.mock.calls.map(([input]) => input)).toEqual(['a', 'b'])
  }
})

it.each([
  ['what is sent anew', undefined, 2],
  ['what sets a thing', { of: 'gift 7' }, 3],
])('NET-08 %s has a key for each attempt', async (_, options, count) => {
  stubBrowser()
  const write = vi.fn<(input: string, key: string) => Promise<Answer<string>>>(() => Promise.resolve(failed({ kind: 'server' })))
  const { send } = rendered(() => useSend(write, options))
  for (const input of ['a', 'a', 'b', 'a']) await send(input)
  expect(new Set(write.mock.calls.map(([, key]) => key)).size).toBe(count)
})

const refused = (status: number): Failure => ({ kind: 'refused', status, message: null })

it.each<readonly [string, Failure | null, boolean]>([
  ['a success', null, true],
  ['a lost answer', { kind: 'offline' }, true],
  ['an answer that came too late', { kind: 'timeout' }, true],
  ['an answer that cannot be read', { kind: 'malformed' }, true],
  ['a fault of the server', { kind: 'server' }, true],
  ['no right to write', refused(403), true],
  ['nothing there', refused(404), true],
  ['what is over', refused(410), true],
  ['another thing than was agreed to', refused(412), true],
  ['input that is refused', refused(422), false],
  ['a rest', refused(429), true],
])('NET-05 what a write changes is read again after %s', async (_, failure, isReadAgain) => {
  stubBrowser()
  mutate.mockClear()
  const { send } = rendered(() => useWriteBy(() => Promise.resolve(failure ? failed(failure) : answered(null))))
  await send(null)
  expect(mutate).toHaveBeenCalledTimes(isReadAgain ? 1 : 0)
})
