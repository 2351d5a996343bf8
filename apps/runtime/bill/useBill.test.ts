import { beforeEach, expect, it, vi } from 'vitest'
import { noHabit } from '../../../features/bill/reading/tipHabit.ts'
import { stubBrowser } from '../testing/browser.ts'
import { answer, json, sent } from '../testing/server.ts'

async function load() {
  stubBrowser({ apiOrigin: 'https://api.example' })
  vi.resetModules()
  const [{ readTipHabit }, { signIn }] = await Promise.all([import('./useBill.ts'), import('../session/session.ts')])
  signIn('secret', 'maya@mail.example')
  return readTipHabit
}

/** The browser's time-out uses the real clock. */
const timeoutOf = (ms: number): AbortSignal => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
  return controller.signal
}

const unanswered = () =>
  new Promise<Response>((_, reject) => {
    sent.at(-1)?.signal.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))
  })

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutOf)
})

it('POS-07 is what the account says', async () => {
  answer(() => json({ user: { default_tip_percent: 25, tip_calculation_base: 'post_tax' } }))
  const read = await load()
  await expect(read()).resolves.toEqual({ percent: 25, base: 'total' })
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer secret'])
})

it.each([
  ['the server fails', () => json({}, 500)],
  ['the server refuses', () => json({}, 401)],
  ['nothing answers', unanswered],
])('NET-07 holds a bill back for 2 seconds at most: %s', async (_, response) => {
  answer(response)
  const read = await load()
  const habit = read()
  await vi.advanceTimersByTimeAsync(2_000)
  await expect(Promise.race([habit, Promise.resolve('still waiting')])).resolves.toEqual(noHabit)
})
