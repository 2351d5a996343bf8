import { expect, it } from 'vitest'
import { cents } from '../shared/money.ts'
import { earnedIn, monthsOf } from './ambassador.ts'
import { photoProblem } from './photo.ts'

const file = (type: string, ...bytes: readonly number[]) => new File([new Uint8Array(bytes)], 'photo', { type })

it('AMB-03 takes JPEG and PNG only, by what the file is and not by its name', async () => {
  const problems = await Promise.all(
    [
      file('image/jpeg', 0xff, 0xd8, 0xff, 0xe0),
      file('image/png', 0x89, 0x50, 0x4e, 0x47),
      file('image/png', 0xff, 0xd8, 0xff, 0xe0),
      file('image/jpeg', 0x47, 0x49, 0x46, 0x38),
      file('image/gif', 0x47, 0x49, 0x46, 0x38),
      file('image/png'),
    ].map(photoProblem),
  )
  expect(problems).toEqual([null, null, 'wrongKind', 'wrongKind', 'wrongKind', 'wrongKind'])
})

it('AMB-04 leaves out a figure without its month, and a month without its figure', () => {
  const months = monthsOf(['Oct', 'Nov'], [cents(12_00), cents(30_00), cents(1_00)])
  expect(months).toEqual([
    { label: 'Oct', figure: 12_00 },
    { label: 'Nov', figure: 30_00 },
  ])
  expect(earnedIn(months)).toBe(42_00)
  expect(monthsOf(['Oct', 'Nov'], [1])).toHaveLength(1)
})
