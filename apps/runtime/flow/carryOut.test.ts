import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, answered } from '../../../features/shared/api/answers/answer.ts'
import { stubBrowser } from '../testing/browser.ts'
import { carryOut, createTimers } from './carryOut.ts'

type Command = { readonly type: 'cook'; readonly dish: string } | { readonly type: 'clear'; readonly table: number }
type Event = { readonly type: 'cookAnswered'; readonly answer: Answer<string> } | { readonly type: 'cleared' }

const options = { signal: new AbortController().signal }
const cook = vi.fn(() => Promise.resolve(answered('soup')))
const clear = vi.fn((): Event => ({ type: 'cleared' }))
const abilities = { calls: { cook }, handlers: { clear } }

it('gives the answer of a call as the event of its name', async () => {
  const event = await carryOut<Command, Event>(abilities, { type: 'cook', dish: 'soup' }, options)
  expect(event).toEqual({ type: 'cookAnswered', answer: answered('soup') })
  expect(cook).toHaveBeenCalledExactlyOnceWith({ dish: 'soup' }, options)
})

it('NET-08 gives the answer of the latest call of a name alone: it does not say which one it belongs to', async () => {
  const dishes: PromiseWithResolvers<Answer<string>>[] = []
  const held = () => {
    const dish = Promise.withResolvers<Answer<string>>()
    dishes.push(dish)
    return dish.promise
  }
  const kitchen = { calls: { cook: held }, handlers: { clear } }
  const [soup, pie] = ['soup', 'pie'].map((dish) => carryOut<Command, Event>(kitchen, { type: 'cook', dish }, options))
  dishes[1]?.resolve(answered('pie'))
  dishes[0]?.resolve(answered('soup'))
  expect([await soup, await pie]).toEqual([undefined, { type: 'cookAnswered', answer: answered('pie') }])
})

it('gives the event of the handler of any other command', async () => {
  const event = await carryOut<Command, Event>(abilities, { type: 'clear', table: 4 }, options)
  expect(event).toEqual({ type: 'cleared' })
  expect(clear).toHaveBeenCalledExactlyOnceWith({ table: 4 }, options)
})

it('CLM-22 a wait that begins again as another ends keeps its own time, also where both were due while the device slept', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  stubBrowser()
  const fired: string[] = []
  const timers = createTimers<{ readonly type: string }>(({ type }) => {
    fired.push(type)
    if (type === 'first') timers.add({ type: 'wait', ms: 1_000, then: { type: 'second' } })
  })
  const now = Date.now()
  const stop = timers.start({ first: { due: now - 2, then: { type: 'first' } }, second: { due: now - 1, then: { type: 'second' } } })
  vi.advanceTimersByTime(999)
  expect(fired).toEqual(['first'])
  vi.advanceTimersByTime(1)
  expect(fired).toEqual(['first', 'second'])
  stop()
})
