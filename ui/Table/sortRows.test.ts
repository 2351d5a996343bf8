import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortRows } from './sortRows.ts'

const self = <T>(value: T) => value

it('sorts text as people read it: neither case nor accents count', () => {
  expect(sortRows(['Zoë', 'émile', 'Ada', 'adele', 'Emilia'], self, 'ascending')).toEqual(['Ada', 'adele', 'émile', 'Emilia', 'Zoë'])
})

it('sorts numbers by their size, and what is none stands at the end', () => {
  expect(sortRows([10, 9, Number.NaN, -1, 100], self, 'ascending')).toEqual([-1, 9, 10, 100, Number.NaN])
  expect(sortRows([10, Number.NaN, 100], self, 'descending')).toEqual([100, 10, Number.NaN])
})

it('keeps every row, in order, and rows that are alike as they came', () => {
  const rows = fc.array(fc.record({ key: fc.integer({ min: 0, max: 5 }), id: fc.nat() }))
  fc.assert(
    fc.property(rows, fc.constantFrom('ascending', 'descending'), (given, direction) => {
      const sorted = sortRows(given, ({ key }) => key, direction)
      expect(new Set(sorted)).toEqual(new Set(given))
      sorted.slice(1).forEach((row, index) => {
        const before = sorted[index]
        const step = (row.key - (before?.key ?? 0)) * (direction === 'ascending' ? 1 : -1)
        expect(step).toBeGreaterThanOrEqual(0)
        if (step === 0 && before) expect(given.indexOf(before)).toBeLessThan(given.indexOf(row))
      })
    }),
  )
})
