import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Step } from '../../../features/shared/flow/flow.ts'
import { flowRunner } from './flowRunner.ts'
import { busy } from '../page/warnBeforeLeaving.ts'
import { memoryStorage, stubBrowser } from '../testing/browser.ts'
import { type Command, type Event, type State, hungry, mealFlow, wait } from '../testing/meal.ts'

let kitchen: PromiseWithResolvers<Event>

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
  kitchen = Promise.withResolvers()
})

const started = (begin?: Step<State, Command>) => {
  const runner = flowRunner(mealFlow(memoryStorage(), () => kitchen.promise, undefined, begin))
  return { ...runner, stop: runner.start() }
}

describe('commands', () => {
  it('are carried out, and their event is sent', async () => {
    const { state, send } = started()
    send({ type: 'order' })
    kitchen.resolve({ type: 'served' })
    await vi.runAllTimersAsync()
    expect(state().status).toBe('eating')
  })
  it('have no effect after the flow left their status', async () => {
    const { state, send } = started()
    send({ type: 'order' })
    send({ type: 'served' })
    send({ type: 'leave' })
    kitchen.resolve({ type: 'served' })
    await vi.runAllTimersAsync()
    expect(state()).toEqual(hungry)
  })
  it.each(['left their status', 'stopped'] as const)(
    'NET-08 are aborted once the flow %s, also those that pass their options on',
    (how) => {
      const signals: (AbortSignal | undefined)[] = []
      const flow = mealFlow(memoryStorage(), (_, options) => {
        const passedOn: { readonly signal?: AbortSignal } = { ...options }
        signals.push(passedOn.signal)
        return kitchen.promise
      })
      const runner = flowRunner(flow)
      const stop = runner.start()
      runner.send({ type: 'order' })
      if (how === 'stopped') stop()
      else runner.send({ type: 'served' })
      expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    },
  )
  it('have no effect after the flow stopped', async () => {
    const { state, send, stop } = started()
    send({ type: 'order' })
    stop()
    kitchen.resolve({ type: 'served' })
    await vi.runAllTimersAsync()
    expect(state().status).toBe('hungry')
  })
})

it('REL-01 keeps the page from a reload past its first step, until it is left', () => {
  busy.clear()
  const { send, stop } = started()
  expect(busy.size).toBe(0)
  send({ type: 'order' })
  send({ type: 'served' })
  expect(busy.size).toBe(1)
  send({ type: 'leave' })
  expect(busy.size).toBe(0)
  send({ type: 'order' })
  send({ type: 'served' })
  stop()
  expect(busy.size).toBe(0)
})

describe('events that are sent before the start', () => {
  const meal = (storage: Storage) => flowRunner(mealFlow(storage, () => kitchen.promise))
  it('follow the beginning', () => {
    const runner = meal(memoryStorage())
    runner.send({ type: 'served' })
    expect(runner.state()).toEqual(hungry)
    runner.start()
    expect(runner.state().status).toBe('eating')
  })
  it('happen to the saved state, before the reload does', () => {
    const storage = memoryStorage()
    meal(storage).start()()
    const runner = meal(storage)
    runner.send({ type: 'served' })
    runner.start()
    expect(runner.state()).toEqual({ status: 'eating', secret: 'recipe' })
  })
})

describe('CLM-23 waits', () => {
  it('end after their time, unless the flow left their status', async () => {
    const { state, send } = started([hungry, wait(3_000)])
    await vi.advanceTimersByTimeAsync(2_999)
    expect(state()).toEqual(hungry)
    await vi.advanceTimersByTimeAsync(1)
    expect(state()).toEqual({ ...hungry, asked: 100 })

    const left = started([hungry, wait(3_000)])
    left.send({ type: 'served' })
    left.send({ type: 'leave' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(left.state()).toEqual(hungry)
    send({ type: 'leave' })
  })
  it.each(['open', 'reloaded'])('CLM-22 CLM-23 end also after the clock went back, on a page that is %s', async (page) => {
    const storage = memoryStorage()
    const open = () => {
      const runner = flowRunner(mealFlow(storage, () => kitchen.promise, undefined, [hungry, wait(30_000)]))
      return { ...runner, stop: runner.start() }
    }
    let runner = open()
    vi.setSystemTime(Date.now() - 2 * 60 * 60 * 1_000)
    if (page === 'reloaded') {
      window.dispatchEvent(new Event('pagehide'))
      runner.stop()
      runner = open()
    }
    await vi.advanceTimersByTimeAsync(60_000)
    // The wait's event counts a hundred.
    expect(JSON.stringify(runner.state())).toMatch(/"asked":1\d\d/)
  })
  it('that came due while the phone slept end when it wakes', () => {
    const { state } = started([hungry, wait(3_000)])
    vi.setSystemTime(Date.now() + 60_000)
    expect(state()).toEqual(hungry)
    document.dispatchEvent(new globalThis.Event('visibilitychange'))
    expect(state()).toEqual({ ...hungry, asked: 100 })
  })
})
