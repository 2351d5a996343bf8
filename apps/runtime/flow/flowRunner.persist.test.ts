import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Step } from '../../../features/shared/flow/flow.ts'
import { flowRunner } from './flowRunner.ts'
import { signOut } from '../session/session.ts'
import { fill, memoryStorage, stubBrowser } from '../testing/browser.ts'
import { type Command, type Event, type State, hungry, mealFlow, storageName, wait } from '../testing/meal.ts'

let storage: Storage
const orders: string[] = []
const saves: (readonly [status: string, isSaved: boolean])[] = []

const cook = () => {
  orders.push(storage.getItem(storageName) ?? 'nothing saved')
  return new Promise<Event>(() => undefined)
}

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
  storage = memoryStorage()
  orders.length = 0
  saves.length = 0
})

const started = (begin?: Step<State, Command>) => {
  const runner = flowRunner(mealFlow(storage, cook, ({ status }, isSaved) => saves.push([status, isSaved]), begin))
  return { ...runner, stop: runner.start() }
}

describe('a reload', () => {
  it('restores the state, sends `reloaded`, and continues a wait with the time that is left', async () => {
    const before = started([hungry, wait(3_000)])
    before.send({ type: 'order' })
    await vi.advanceTimersByTimeAsync(2_000)
    before.stop()
    const { state } = started()
    expect(state()).toEqual({ status: 'hungry', asked: 2 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(state()).toEqual({ status: 'hungry', asked: 102 })
  })
  it('finds no secret in the saved state', () => {
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
  ])('NET-08 begins anew when the saved text is %s', (_, text) => {
    storage.setItem(storageName, text)
    expect(started().state()).toEqual(hungry)
  })
  it('NET-08 finds no outdated state when there was no room for the newest', () => {
    const before = started()
    fill(storage)
    before.send({ type: 'served' })
    expect(saves.at(-1)).toEqual(['eating', false])
    before.stop()
    expect(started().state()).toEqual(hungry)
  })
  it('NET-08 finds the state that was saved before its command ran', () => {
    started().send({ type: 'order' })
    expect(saves).toEqual([
      ['hungry', true],
      ['hungry', true],
    ])
    expect(orders).toEqual([expect.stringContaining('"asked":1')])
  })
  it('finds what changed within a status: it is saved when the page hides or is left', () => {
    const before = started()
    const hide = {
      visibilitychange: () => {
        Object.assign(document, { visibilityState: 'hidden' })
        document.dispatchEvent(new globalThis.Event('visibilitychange'))
      },
      pagehide: () => window.dispatchEvent(new globalThis.Event('pagehide')),
      leave: before.stop,
    }
    for (const [index, leave] of Object.values(hide).entries()) {
      before.send({ type: 'tick' })
      expect(storage.getItem(storageName)).toContain(`"asked":${index * 100}`)
      leave()
      expect(storage.getItem(storageName)).toContain(`"asked":${(index + 1) * 100}`)
    }
    expect(started().state()).toEqual({ status: 'hungry', asked: 301 })
  })
  it('finds what was typed into a form and not submitted', () => {
    const before = started()
    before.drafts.write('tip', { cents: '12' })
    before.drafts.write('table', { number: '7' })
    before.drafts.write('table', undefined)
    before.stop()
    const { drafts } = started()
    expect(drafts.read('tip')).toEqual({ cents: '12' })
    expect(drafts.read('table')).toBeUndefined()
  })
  it('NET-11 does not find what was typed into a form before somebody signed out, also when the flow goes on', () => {
    const before = started()
    before.drafts.write('tip', { cents: '12' })
    signOut()
    before.send({ type: 'served' })
    before.stop()
    expect(before.drafts.read('tip')).toBeUndefined()
    expect(storage.getItem(storageName)).not.toContain('cents')
  })
  it('NET-11 does not find what was typed before somebody signed out', () => {
    const before = started()
    before.send({ type: 'tick' })
    signOut()
    before.stop()
    expect(storage.getItem(storageName)).not.toContain('"asked":100')
  })
})

describe('NET-08 a page that the browser restores', () => {
  const reload = vi.fn()
  const bringBack = () => window.dispatchEvent(Object.assign(new globalThis.Event('pageshow'), { persisted: true }))
  beforeEach(() => {
    reload.mockClear()
    vi.stubGlobal('location', { href: 'https://page.example/claim/', search: '', reload })
  })

  it('reloads when another page of the tab has continued the flow', () => {
    const before = started()
    started().send({ type: 'served' })
    bringBack()
    expect(reload).toHaveBeenCalledOnce()
    before.stop()
  })
  it('does not reload otherwise, also when the browser saves nothing', () => {
    const { send } = started()
    send({ type: 'served' })
    bringBack()
    fill(storage)
    send({ type: 'leave' })
    bringBack()
    expect(reload).not.toHaveBeenCalled()
  })
})

it('NET-08 saves the state without an `onSave`', () => {
  flowRunner(mealFlow(storage, cook)).start()
  expect(storage.getItem(storageName)).toContain('hungry')
})
