import { expect, it } from 'vitest'
import { correctRow, invalidPart, withoutFailed } from './recipientList.ts'
import { typed } from './testing/readList.ts'

it('BLK-09 a failed row is corrected by its name where the name alone is too long', async () => {
  const long = 'A'.repeat(101)
  const list = await typed(`ada@mail.example, ${long}\n${long}, bao@`)
  const [lastName, both] = list.failed
  if (!lastName || !both) throw new Error('Two rows should fail.')
  expect([lastName, both].map(invalidPart)).toEqual(['name', 'address'])
  expect(correctRow(list, lastName, long).failed[0]).toEqual(lastName)
  expect(correctRow(list, lastName, 'Ada').recipients).toEqual([{ email: 'ada@mail.example', name: 'Ada' }])
  const [, left] = correctRow(list, both, 'bao@mail.example').failed
  expect(left).toMatchObject({ address: 'bao@mail.example', reason: 'The name is longer than 100 characters.' })
  expect(left && invalidPart(left)).toBe('name')
})

it('BLK-09 the recipients stay when the failed rows are dismissed', async () => {
  const list = await typed('ada@mail.example\nbao@')
  expect(list.failed).toHaveLength(1)
  expect(withoutFailed(list)).toMatchObject({ recipients: [{ email: 'ada@mail.example' }], failed: [], tooMany: 0 })
})
