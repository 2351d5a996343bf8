import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pagesShown } from './pagesShown.ts'

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 2 3 4 5 … 8'],
  [5, 8, '1 … 4 5 6 7 8'],
  [5, 9, '1 … 4 5 6 … 9'],
  [8, 8, '1 … 4 5 6 7 8'],
  [50, 100, '1 … 49 50 51 … 100'],
])('on page %d of %d names %s', (page, count, named) => {
  expect(
    pagesShown(page, count)
      .map((each) => each ?? '…')
      .join(' '),
  ).toBe(named)
})

it('names the first, the last and the present page in order, in the same number of places, and hides no single page', () => {
  const pages = fc.integer({ min: 1, max: 500 }).chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(pages, ([page, count]) => {
      const shown = pagesShown(page, count)
      const named = shown.filter((each) => each !== null)
      expect(shown).toHaveLength(Math.min(count, 7))
      expect(named).toEqual([...new Set(named)].toSorted((a, b) => a - b))
      expect(named).toEqual(expect.arrayContaining([1, page, count]))
      shown.forEach((each, index) => {
        if (each === null) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2)
      })
    }),
  )
})
