import { array, assert, constantFrom, integer, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileKinds, listKinds, namesOf, type Rules, sizeOf, sortFiles } from './files.ts'
import { defaultMessages } from './messages.ts'

const rules: Rules = { kinds: fileKinds, maxSize: 1_000_000, room: 2, say: defaultMessages }
const picture = { name: 'soup.png', type: 'image/png', size: 1000 }

describe('sortFiles', () => {
  it.each([
    ['a picture', picture, null],
    ['another kind', { ...picture, type: 'image/gif' }, 'This is not a JPEG or PNG picture.'],
    ['a name that lies', { ...picture, name: 'soup.png', type: '' }, 'This is not a JPEG or PNG picture.'],
    ['nothing', { ...picture, size: 0 }, 'This file is empty.'],
    ['too much', { ...picture, size: 1_200_000 }, 'This is 1.2 MB; 1 MB is the most.'],
  ])('judges %s', (_, file, reason) => {
    const { refused } = sortFiles([file], rules)
    expect(refused).toEqual(reason === null ? [] : [{ id: 0, name: file.name, reason }])
  })

  it.each([
    ['people.csv', 'application/vnd.ms-excel', 1],
    ['PEOPLE.TSV', '', 1],
    ['people.txt', 'text/plain', 1],
    ['people.xlsx', 'text/csv', 0],
  ])('knows the list %s by its name', (name, type, count) => {
    expect(sortFiles([{ name, type, size: 10 }], { ...rules, kinds: listKinds }).taken).toHaveLength(count)
  })

  it('takes no more than there is room for', () => {
    expect(sortFiles([picture, picture, picture], rules)).toEqual({
      taken: [picture, picture],
      refused: [{ id: 2, name: 'soup.png', reason: 'There is no room for another picture.' }],
    })
  })

  it('loses none, and takes only what the rules allow', () => {
    const file = record({
      name: string(),
      type: constantFrom('image/png', 'image/jpeg', 'text/plain', ''),
      size: integer({ min: 0, max: 2_000_000 }),
    })
    assert(
      property(array(file), (files) => {
        const { taken, refused } = sortFiles(files, rules)
        expect(taken.length + refused.length).toBe(files.length)
        expect(new Set(refused.map(({ id }) => id)).size).toBe(refused.length)
        expect(taken.length).toBeLessThanOrEqual(rules.room)
        expect(sortFiles(taken, rules).refused).toEqual([])
      }),
    )
  })
})

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [45_600_000, '46 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('sizeOf %d is %j', (bytes, size) => {
  expect(sizeOf(bytes)).toBe(size)
})

it('names the kinds', () => {
  expect([namesOf(fileKinds), namesOf(['image/png'])]).toEqual(['JPEG or PNG', 'PNG'])
})
