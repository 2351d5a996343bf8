import { beforeEach, expect, it, vi } from 'vitest'
import { ignoreHeldEnter } from './presses.ts'

/** A part of a browser that Node lacks. */
class FakeTextArea extends EventTarget {}
class FakeKeyboardEvent extends Event {
  readonly key: string
  readonly repeat: boolean
  constructor({ key, repeat }: { readonly key: string; readonly repeat: boolean }) {
    super('keydown', { cancelable: true })
    this.key = key
    this.repeat = repeat
  }
}

beforeEach(() => {
  vi.stubGlobal('HTMLTextAreaElement', FakeTextArea)
  vi.stubGlobal('KeyboardEvent', FakeKeyboardEvent)
})

/** Whether the browser does with the key what it does. */
function press(key: string, repeat: boolean, on: EventTarget = new EventTarget()): boolean {
  ignoreHeldEnter(on)
  return on.dispatchEvent(new FakeKeyboardEvent({ key, repeat }))
}

it('NET-08 an Enter key that is held presses once', () => {
  expect(press('Enter', false)).toBe(true)
  expect(press('Enter', true)).toBe(false)
})

it('NET-08 a key that is held writes, and makes lines, all the same', () => {
  expect(press('a', true)).toBe(true)
  expect(press('Enter', true, new FakeTextArea())).toBe(true)
})
