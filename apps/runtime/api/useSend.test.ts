import { afterAll, expect, it, vi } from 'vitest'
import { type Answer, type Failure, answered, failed } from '../../../features/shared/api/answers/answer.ts'
import { stubBrowser } from '../testing/browser.ts'

/** The hooks of a page that renders again whenever it is looked at, until it is left. */
const hooks = vi.hoisted(() => {
  type Clean = () => void
  let cells: object[] = []
  let at = 0
  let cleans = new Map<object, Clean>()
  const cell = <T extends object>(first: () => T): T => {
    const found = (cells[at] ??= first())
    at += 1
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each hook of a page has the same place at each render
    return found as T
  }
  const isMaker = <T>(first: T | (() => T)): first is () => T => typeof first === 'function'
  return {
    open<T>(use: () => T) {
      const own = { cells: [], cleans: new Map<object, Clean>() }
      const now = () => {
        ;({ cells, cleans } = own)
        at = 0
        return use()
      }
      return { now, leave: () => own.cleans.forEach((clean) => clean()) }
    },
    react: {
      useState: <T>(first: T | (() => T)) => {
        const state = cell(() => ({ value: isMaker(first) ? first() : first }))
        return [state.value, (change: (before: T) => T) => void (state.value = change(state.value))]
      },
      useRef: (current: unknown) => cell(() => ({ current })),
      useEffect: (run: () => Clean, needs: readonly unknown[]) => {
        const effect = cell(() => ({ needs: [Symbol('never')] as readonly unknown[] }))
        if (needs.every((need, index) => need === effect.needs[index])) return
        cleans.get(effect)?.()
        effect.needs = needs
        cleans.set(effect, run())
      },
    },
  }
})
const mutate = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('react', async (load) => ({ ...(await load<object>()), ...hooks.react }))
vi.mock('swr', async (load) => ({ ...(await load<object>()), useSWRConfig: () => ({ mutate }) }))

// Another test of the same context may have loaded them with the real ones.
vi.resetModules()
const { useSend } = await import('./useSend.ts')
const { useWriteBy } = await import('./useWrite.ts')
afterAll(() => vi.resetModules())

const refused = (status: number): Failure => ({ kind: 'refused', status, message: null })

/** Writes whose answers are held: the inputs and keys that were sent, and the answer to each. */
function heldWrites() {
  const sent: { readonly input: string; readonly key: string; readonly answer: (answer: Answer<string>) => void }[] = []
  const write = (input: string, key: string) => {
    const { promise, resolve } = Promise.withResolvers<Answer<string>>()
    sent.push({ input, key, answer: resolve })
    return promise
  }
  return { sent, write }
}

it('NET-08 a second press sends nothing until the first one is answered, whatever the answer', async () => {
  stubBrowser()
  for (const answer of [answered('done'), failed({ kind: 'offline' }), failed(refused(422))]) {
    const { sent, write } = heldWrites()
    const { now } = hooks.open(() => useSend(write, { of: 'gift 7' }))
    const first = now().send('a')
    now().reset()
    expect(now().submission).toEqual({ phase: 'sending' })
    expect([await now().send('a'), await now().send('b')]).toEqual([null, null])
    sent[0]?.answer(answer)
    expect(await first).toEqual(answer)
    void now().send('b')
    expect(sent.map(({ input }) => input)).toEqual(['a', 'b'])
  }
})

it.each([
  ['the page shows', (shown: string) => shown],
  ['an input names', () => (input: string) => input],
])('NET-08 the thing that %s has a lock, an answer and a key of its own', async (_, of) => {
  stubBrowser()
  for (const late of [answered('done'), failed(refused(422)), failed({ kind: 'timeout' } as const)]) {
    const { sent, write } = heldWrites()
    let shown = 'Ada'
    const { now } = hooks.open(() => useSend(write, { of: of(shown) }))
    const go = (to: string) => {
      shown = to
      now()
      return now().send(to)
    }
    now()
    const toAda = go('Ada')
    const toMaya = go('Maya')
    sent[0]?.answer(late)
    expect(await toAda, 'the page has gone on').toBeNull()
    expect(now().submission).toEqual({ phase: 'sending' })
    sent[1]?.answer(failed({ kind: 'server' }))
    expect(await toMaya).toEqual(failed({ kind: 'server' }))
    expect(now().submission).toMatchObject({ phase: 'unknown' })
    void go('Maya')
    void go('Ada')
    const [ada, maya, mayaAgain, adaAgain] = sent.map(({ key }) => key)
    expect(mayaAgain).toBe(maya)
    expect(adaAgain === ada, 'what was answered is another act').toBe(!late.ok && late.failure.kind === 'timeout')
  }
})

it('NET-08 what came of an act is shown when the page returns to its thing, and nothing of it elsewhere', async () => {
  stubBrowser()
  const { sent, write } = heldWrites()
  let shown = 'Ada'
  const { now, leave } = hooks.open(() => useSend(write, { of: shown }))
  now()
  const toAda = now().send('text')
  shown = 'Maya'
  expect(now().submission).toEqual({ phase: 'idle' })
  const toMaya = now().send('text')
  sent[0]?.answer(failed(refused(422)))
  expect(await toAda).toBeNull()
  expect(now().submission).toEqual({ phase: 'sending' })
  leave()
  sent[1]?.answer(answered('done'))
  expect(await toMaya, 'the page was left').toBeNull()
  expect(new Set(sent.map(({ key }) => key)).size, 'the same input, to another').toBe(2)
  expect(now().act).toEqual({ input: 'text', submission: { phase: 'idle' }, done: { answer: 'done' } })
  now().reset()
  expect(now().act, 'forgotten').toBeNull()
  shown = 'Ada'
  expect(now().act).toMatchObject({ submission: { phase: 'refused', status: 422 }, done: null })
})

it('NET-08 an input keeps its key until its own answer, whichever of those that set the same is answered first', async () => {
  stubBrowser()
  const { sent, write } = heldWrites()
  const { now } = hooks.open(() => useSend(write, { of: (input) => input, sets: 'gift 7' }))
  const [first, later] = [now().send('a'), now().send('b')]
  sent[0]?.answer(answered('done'))
  sent[1]?.answer(failed({ kind: 'server' }))
  await Promise.all([first, later])
  void now().send('b')
  expect(sent[2]?.key).toBe(sent[1]?.key)
})

it.each([
  ['is sent anew', {}, 2],
  ['sets it', { sets: true }, 3],
  ['sets what others share', { sets: 'gift 7' }, 3],
] as const)('NET-08 what %s has a key for each attempt', async (_, options, count) => {
  stubBrowser()
  const { sent, write } = heldWrites()
  const { now } = hooks.open(() => useSend(write, { of: 'gift 7', ...options }))
  for (const input of ['a', 'a', 'b', 'a']) {
    const answer = now().send(input)
    sent.at(-1)?.answer(failed({ kind: 'server' }))
    await answer
  }
  expect(new Set(sent.map(({ key }) => key)).size).toBe(count)
})

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
])('NET-05 what a write changes is read again after %s, also where the page has gone on', async (_, failure, isReadAgain) => {
  stubBrowser()
  mutate.mockClear()
  const { now, leave } = hooks.open(() => useWriteBy(() => Promise.resolve(failure ? failed(failure) : answered(null)), { of: '7' }))
  const sent = now().send(null)
  leave()
  await sent
  expect(mutate).toHaveBeenCalledTimes(isReadAgain ? 1 : 0)
})

it('NET-08 an input of a named attempt keeps its key for whoever opens the page again, and no other input or thing has it', async () => {
  stubBrowser()
  const { sent, write } = heldWrites()
  const open = (of: string) => hooks.open(() => useSend(write, { of, attempt: 'approval' }))
  const before = open('review 1')
  before.now()
  void before.now().send('yes')
  sent[0]?.answer(failed({ kind: 'timeout' }))
  await vi.waitFor(() => expect(before.now().submission.phase).toBe('unknown'))
  void open('review 1').now().send('yes')
  void open('review 1').now().send('no')
  void open('review 2').now().send('yes')
  const [first, again, ...others] = sent.map(({ key }) => key)
  expect(again).toBe(first)
  expect(new Set([first, ...others]).size).toBe(3)
})
