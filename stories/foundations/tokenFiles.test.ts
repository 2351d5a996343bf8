import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { enterprises } from '../../.storybook/enterprises.ts'
import { cssOf, designTokensOf, tokensOf } from './tokenFiles.ts'

const dark = tokensOf('copperline', 'dark')
const format = z.record(z.string(), z.record(z.string(), z.object({ $type: z.string(), $value: z.unknown() })))
const { surface, space, shadow, motion, tracking, font } = format.parse(JSON.parse(designTokensOf(dark)))

it('writes every token of a scheme as CSS', () => {
  expect(dark.length).toBeGreaterThan(100)
  expect(cssOf(dark).match(/^ {2}--[\w-]+: .+;$/gm)).toHaveLength(dark.length)
  expect(cssOf(dark)).not.toBe(cssOf(tokensOf('copperline', 'light')))
})

it('writes values in the types of the W3C’s format', () => {
  expect(surface?.['scrim']).toMatchObject({ $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' } })
  expect(space?.['md']).toMatchObject({ $type: 'dimension', $value: { value: 1.25, unit: 'rem' } })
  expect(space?.['none']).toMatchObject({ $value: { value: 0, unit: 'px' } })
  expect(space?.['gutter']).toMatchObject({ $value: { value: 2.5, unit: 'rem' } })
  expect(motion?.['fast']).toMatchObject({ $type: 'duration', $value: { value: 140, unit: 'ms' } })
  expect(motion?.['ease']).toMatchObject({ $type: 'cubicBezier', $value: [0.2, 0, 0.1, 1] })
  expect(tracking?.['heading']).toMatchObject({ $type: 'number', $value: -0.012 })
  expect(font?.['body']).toMatchObject({ $type: 'fontFamily', $value: 'Figtree' })
  expect(shadow?.['bar']).toMatchObject({
    $type: 'shadow',
    $value: [{ offsetY: { value: -10, unit: 'px' }, spread: { value: -18, unit: 'px' }, color: { hex: '#000000' } }],
  })
})

it.each(enterprises)('gives each token of $id a value without a gap', ({ id }) => {
  expect(designTokensOf(tokensOf(id, 'light'))).not.toMatch(/null|NaN/)
})
