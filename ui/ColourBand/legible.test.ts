import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastOf, legibleOn } from './legible.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

const names: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' }
const hexOf = (colour: string) => names[colour] ?? colour

it('keeps a colour that can be read', () => {
  expect(legibleOn('#ffffff', '#1a1a2e')).toBe('#1a1a2e')
})

it('PUR-07 puts black or white in place of one that cannot', () => {
  expect(legibleOn('#ffe600', '#ffffff')).toBe('black')
  expect(legibleOn('#20242c', '#3a3f4a')).toBe('white')
})

it('PUR-07 is legible on any ground, whatever is wanted', () => {
  fc.assert(
    fc.property(hex, hex, (ground, wanted) => {
      expect(contrastOf(ground, hexOf(legibleOn(ground, wanted)))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
