import { beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser.ts'
import { busy } from './warnBeforeLeaving.ts'
import { followTyping, isQuiet } from './quiet.ts'

let page: EventTarget
const found = vi.fn<(selector: string) => object | null>()
const elsewhere = (pathname: string) => vi.stubGlobal('location', { pathname })

beforeEach(() => {
  page = Object.assign(stubBrowser().document, { querySelector: found.mockReset().mockReturnValue(null), activeElement: null })
  elsewhere('/managers/')
  busy.clear()
})

it('REL-01 a page is at rest where nobody has begun anything', () => {
  expect(isQuiet()).toBe(true)
})

it('REL-01 a page with something typed is not at rest until it is left', () => {
  followTyping()
  page.dispatchEvent(new Event('input'))
  expect(isQuiet()).toBe(false)
  elsewhere('/managers/diner-selection')
  expect(isQuiet()).toBe(true)
})

it.each([
  ['a field that has the focus', () => Object.assign(page, { activeElement: { matches: () => true } })],
  ['a dialog', () => found.mockReturnValue({})],
  ['a flow past its first step, or unsaved changes', () => busy.add({})],
])('REL-01 %s is not disturbed', (_, begin) => {
  begin()
  expect(isQuiet()).toBe(false)
})
