import { expect, it } from 'vitest'
import { answered, rewrite } from './media.ts'

const [always, never] = ['(min-width: 0px)', '(max-width: 0px)']

it('answers the queries of a preference, and no others', () => {
  expect(answered('(prefers-reduced-motion: reduce)', 'still')).toBe(always)
  expect(answered('(prefers-reduced-motion)', 'still')).toBe(always)
  expect(answered('(min-width: 48rem) and (prefers-reduced-motion: no-preference)', 'still')).toBe(`(min-width: 48rem) and ${never}`)
  expect(answered('(forced-colors: active)', 'still')).toBe('(forced-colors: active)')
  expect(answered('(forced-colors: active)', 'forced')).toBe(always)
})

it('takes paper for the screen, and the screen for paper', () => {
  expect(answered('print', 'paper')).toBe('screen')
  expect(answered('screen and (min-width: 48rem)', 'paper')).toBe('print and (min-width: 48rem)')
})

it('rewrites every query of a style sheet, and restores it', () => {
  const inner = { media: { mediaText: '(prefers-contrast: more)' } }
  const sheet = { media: { mediaText: '' }, cssRules: [{ cssRules: [inner] }, { media: { mediaText: 'print' } }] }
  const undo = rewrite(sheet, 'contrast')
  expect(inner.media.mediaText).toBe(always)
  expect(undo).toHaveLength(1)
  for (const each of undo) each()
  expect(inner.media.mediaText).toBe('(prefers-contrast: more)')
})
