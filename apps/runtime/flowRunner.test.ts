import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Step } from '../../features/shared/flow.ts'
import { savedFields } from '../../features/shared/saved.ts'
import { type Flow, flowRunner } from './flowRunner.ts'
import { safeStorage } from './storage.ts'
import { fill, memoryStorage, stubBrowser } from './testing/browser.ts'

type State = { readonly status: 'hungry'; readonly asked: number } | { readonly status: 'eating'; readonly secret: string }
type Event = { readonly type: 'order' | 'served' | 'leave' | 'reloaded' | 'tick' }
type Command = { readonly type: 'cook' } | { readonly type: 'wait'; readonly ms: number; readonly then: Event }

function transition(state: State, event: Event): Step<State, Command> {
  switch (event.type) {
    case 'order':
    case 'reloaded':
      return state.status === 'hungry' ? [{ ...state, asked: state.asked + 1 }, { type: 'cook' }] : [state]
    case 'served':
      return [{ status: 'eating', secret: 'recipe' }]
    case 'leave':
      return [{ status: 'hungry', asked: 0 }]
    case 'tick':
      return state.status === 'hungry' ? [{ ...state, asked: state.asked + 100 }] : [state]
  }
}

const hungry: State = { status: 'hungry', asked: 0 }
let storage: Storage
const storageName = 'platewell.testenterprise.meal'
let kitchen: PromiseWithResolvers<Event>
const orders: string[] = []
const saves: (readonly [status: string, isSaved: boolean])[] = []
const fields = savedFields<State>(1, { hungry: { asked: 'number' }, eating: { secret: 'text' } })

const flow = (begin: Step<State, Command> = [hungry]): Flow<State, Event, Command> => ({
  begin: () => begin,
  transition,
  calls: {},
  handlers: {
    cook: () => {
      orders.push(storage.getItem(storageName) ?? 'nothing saved')
      return kitchen.promise
    },
  },
  persist: {
    storage: safeStorage(() => storage),
    storageKey: 'meal',
    saved: { ...fields, toSave: (state) => fields.toSave(state.status === 'eating' ? { ...state, secret: '' } : state) },
    onSave: ({ status }, isSaved) => saves.push([status, isSaved]),
  },
  reloaded: { type: 'reloaded' },
})

const wait = (ms: number): Command => ({ type: 'wait', ms, then: { type: 'tick' } })

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
  storage = memoryStorage()
  kitchen = Promise.withResolvers()
  orders.length = 0
  saves.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const started = (begin?: Step<State, Command>) => {
  const runner = flowRunner(flow(begin))
  return { ...runner, stop: runner.start() }
}

describe('commands', () => {
  it('are carried out, and their event comes back', async () => {
    const { state, send } = started()
    send({ type: 'order' })
    kitchen.resolve({ type: 'served' })
    await vi.runAllTimersAsync()
    expect(state().status).toBe('eating')
  })
  it('whose status was left have no effect any more', async () => {
    const { state, send } = started()
    send({ type: 'order' })
    send({ type: 'served' })
    send({ type: 'leave' })
    kitchen.resolve({ type: 'served' })
    await vi.runAllTimersAsync()
    expect(state()).toEqual(hungry)
  })
  it('have no effect once the page is left', async () => {
    const { state, send, stop } = started()
    send({ type: 'order' })
    stop()
    kitchen.resolve({ type: 'served' })
    await vi.runAllTimersAsync()
    expect(state().status).toBe('hungry')
  })
})

describe('CLM-23 waits', () => {
  it('end after their time, and not when their status was left', async () => {
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
  it('that came due while the phone slept end when it wakes', () => {
    const { state } = started([hungry, wait(3_000)])
    vi.setSystemTime(Date.now() + 60_000)
    expect(state()).toEqual(hungry)
    document.dispatchEvent(new globalThis.Event('visibilitychange'))
    expect(state()).toEqual({ ...hungry, asked: 100 })
  })
})

describe('a reload', () => {
  it('finds the state where it was, tells the flow, and keeps what is left of a wait', async () => {
    const before = started([hungry, wait(3_000)])
    before.send({ type: 'order' })
    await vi.advanceTimersByTimeAsync(2_000)
    before.stop()
    const { state } = started()
    expect(state()).toEqual({ status: 'hungry', asked: 2 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state()).toEqual({ status: 'hungry', asked: 102 })
  })
  it('finds no secret in what was saved', () => {
    started().send({ type: 'served' })
    expect(storage.getItem(storageName)).toContain('eating')
    expect(storage.getItem(storageName)).not.toContain('recipe')
  })
  it.each([
    ['half a text', '{"state":'],
    ['no version', '{"state":{"status":"hungry","asked":5},"timers":{}}'],
    ['another version', '{"version":2,"state":{"status":"hungry","asked":5},"timers":{}}'],
    ['a status that this build does not know', '{"version":1,"state":{"status":"starving","asked":5},"timers":{}}'],
    ['a state without its fields', '{"version":1,"state":{"status":"hungry"},"timers":{}}'],
    ['nothing', 'null'],
  ])('NET-08 begins anew where what was saved is %s', (_, text) => {
    storage.setItem(storageName, text)
    expect(started().state()).toEqual(hungry)
  })
  it('NET-08 finds nothing out of date where there was no room for what came after', () => {
    const before = started()
    fill(storage)
    before.send({ type: 'served' })
    expect(saves.at(-1)).toEqual(['eating', false])
    before.stop()
    expect(started().state()).toEqual(hungry)
  })
  it('NET-08 knows what was about to be sent when it was sent', () => {
    started().send({ type: 'order' })
    expect(saves).toEqual([
      ['hungry', true],
      ['hungry', true],
    ])
    expect(orders).toEqual([expect.stringContaining('"asked":1')])
  })
})

describe('NET-08 a page that the browser brings back as it was left', () => {
  const reload = vi.fn()
  const bringBack = () => window.dispatchEvent(Object.assign(new globalThis.Event('pageshow'), { persisted: true }))
  beforeEach(() => {
    reload.mockClear()
    vi.stubGlobal('location', { href: 'https://page.example/claim/', search: '', reload })
  })

  it('is loaded again where another page of the tab has gone on from there', () => {
    const before = started()
    started().send({ type: 'served' })
    bringBack()
    expect(reload).toHaveBeenCalledOnce()
    before.stop()
  })
  it('stays where nothing has gone on, also where the browser keeps nothing', () => {
    const { send } = started()
    send({ type: 'served' })
    bringBack()
    fill(storage)
    send({ type: 'leave' })
    bringBack()
    expect(reload).not.toHaveBeenCalled()
  })
})

it('NET-08 keeps the state also where nobody asks to hear of it', () => {
  const { onSave: _, ...persist } = flow().persist
  const runner = flowRunner({ ...flow(), persist })
  runner.start()
  expect(storage.getItem(storageName)).toContain('hungry')
})
