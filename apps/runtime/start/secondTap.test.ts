import { beforeEach, expect, it, vi } from 'vitest'
import { ignoreSecondTaps, leftOfDoubleTap } from './presses.ts'

/** Browser globals that Node lacks. */
class FakeElement extends EventTarget {
  readonly matches = () => true
}
class FakeMouseEvent extends Event {
  readonly detail: number
  readonly clientX: number
  readonly clientY: number
  readonly pointerType: string
  readonly #path: readonly EventTarget[]
  readonly #at: number
  constructor(type: string, { on, at, x = 100, detail = 1, pointerType = 'mouse' }: Tap) {
    super(type, { cancelable: true })
    this.#path = [on]
    this.#at = at
    this.clientX = x
    this.clientY = 100
    this.detail = detail
    this.pointerType = pointerType
  }
  override get timeStamp() {
    return this.#at
  }
  override composedPath() {
    return [...this.#path]
  }
}
type Tap = { readonly on: FakeElement; readonly at: number; readonly x?: number; readonly detail?: number; readonly pointerType?: string }

let page: EventTarget

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('MouseEvent', FakeMouseEvent)
  vi.stubGlobal('PointerEvent', FakeMouseEvent)
  page = new EventTarget()
  ignoreSecondTaps(page)
})

const one = new FakeElement()
const other = new FakeElement()

function press(tap: Tap): boolean {
  page.dispatchEvent(new FakeMouseEvent('pointerdown', tap))
  return page.dispatchEvent(new FakeMouseEvent('click', tap))
}

it.each([
  ['a double click', { detail: 2 }],
  ['a double tap, whose taps the browser does not count', { pointerType: 'touch' }],
])('CLM-24 CHK-04 the second press of %s is not heard by what has moved under it', (_, how) => {
  expect(press({ ...how, on: one, at: 0, detail: 1 })).toBe(true)
  expect(press({ ...how, on: other, at: 200, x: 110 })).toBe(false)
})

it.each<[string, Partial<Tap>]>([
  ['on the same control', { on: one }],
  ['a moment later', { at: 600 }],
  ['elsewhere', { x: 200 }],
  ['by a key', { detail: 0 }],
  ['as a click of its own', { detail: 1 }],
])('CLM-24 CHK-04 a second press is heard %s', (_, how) => {
  press({ on: one, at: 0 })
  expect(press({ on: other, at: 200, detail: 2, ...how })).toBe(true)
})

it('CLM-24 CHK-04 a second press counts after typing', () => {
  press({ on: one, at: 0 })
  page.dispatchEvent(new Event('keydown'))
  expect(press({ on: other, at: 200, detail: 2 })).toBe(true)
})

it('CHK-04 a screen that comes after a press may ignore the second one of a double tap, and no press later than that', () => {
  vi.useFakeTimers()
  press({ on: one, at: 0 })
  vi.advanceTimersByTime(200)
  expect(leftOfDoubleTap()).toBe(300)
  vi.advanceTimersByTime(400)
  expect(leftOfDoubleTap()).toBe(0)
  press({ on: one, at: 0 })
  page.dispatchEvent(new Event('keydown'))
  expect(leftOfDoubleTap()).toBe(0)
})
