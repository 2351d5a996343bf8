import { expect, it } from 'vitest'
import { schemes } from './copperline/schemes.ts'
import { colorsOf, schemeVars } from './schemeVars.ts'

/** The groups that a part of a page takes from its page. Slips stay as they are; no such part has a map, or an alert of these tones. */
const ofPage = new Set(['slip', 'slipFront', 'slipInk', 'info', 'warning', 'shadow', 'map'])

const leaves = (group: unknown): readonly unknown[] =>
  typeof group === 'object' && group !== null ? Object.values(group).flatMap(leaves) : [group]

it('a part of a page in another scheme takes each color of its own', () => {
  const own = Object.entries(schemeVars).filter(([name]) => !ofPage.has(name))
  const { dark } = schemes
  const values = new Set(Object.keys(colorsOf(dark)))
  expect(own.flatMap(([name, group]) => (leaves(group).every((each) => values.has(String(each))) ? [] : [name]))).toEqual([])
  expect(Object.keys(colorsOf(dark)).length).toBe(own.flatMap(([, group]) => leaves(group)).length)
})
