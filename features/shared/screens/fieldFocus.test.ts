import { expect, it, vi } from 'vitest'

it.each([
  { isMoved: false, by: 'mouse', touched: false, takes: true },
  { isMoved: false, by: 'finger', touched: false, takes: false },
  { isMoved: true, by: 'finger', touched: false, takes: false },
  { isMoved: true, by: 'finger', touched: true, takes: true },
  { isMoved: false, by: 'mouse', touched: true, takes: false },
])('CLM-19 a field takes the focus where no keyboard opens by itself, or after a press: %o', async ({ isMoved, by, touched, takes }) => {
  const page = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: by === 'mouse' }) })
  vi.stubGlobal('window', page)
  vi.stubGlobal('requestAnimationFrame', () => {})
  vi.resetModules()
  const { mayFocusField } = await import('./fieldFocus.ts')
  if (touched) page.dispatchEvent(new Event('pointerdown'))
  expect(mayFocusField(isMoved)).toBe(takes)
})
