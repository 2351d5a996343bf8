import { array, assert, asyncProperty, constantFrom, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecipientList } from './recipientList.ts'
import { typed, uploaded } from './testing/readList.ts'

describe('BLK-09 nothing vanishes', () => {
  it('rows that are too many to be read are counted', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `p${index}@mail.example`).join('\n')
    for (const list of [await typed(lines, 10), await uploaded(lines, 10)]) expect([list.recipients.length, list.tooMany]).toEqual([10, 2])
  })
  it('of 100,005 rows 50,000 are in the list, 50,000 have failed, and the others are counted', async () => {
    const list = await typed(Array.from({ length: 100_005 }, (_, index) => `p${index}@mail.example`).join('\n'), 100_003)
    expect([list.recipients.length, list.failed.length, list.tooMany]).toEqual([50_000, 50_000, 5])
    expect(list.failed[0]?.reason).toBe('An order has at most 50,000 recipients.')
  })
  it('a row that ends before the column of addresses fails as a whole', async () => {
    const list = await uploaded('Team|Email\nx|ada@mail.example\nbao@mail.example\nx|zoe@mail.example')
    expect(list.recipients.map(({ address }) => address)).toEqual(['ada@mail.example', 'zoe@mail.example'])
    expect(list.failed).toMatchObject([{ address: 'bao@mail.example', reason: 'It has fewer columns than the other rows.' }])
  })
  const address = constantFrom('ada@mail.example', 'bao@mail.example', 'cara@', '@dan', 'ada@bücher.example', 'e.f@mail.example')
  const words = string({ unit: constantFrom('a', 'Bo', ' ', ',', ';', '"', '<', '>', '(', ')', '\t', "'", '|', 'é'), maxLength: 6 })
  const cell = record({ before: words, address, after: words }).map(({ before, address: middle, after }) => `${before} ${middle} ${after}`)
  /** Everything with an @ that is in the list, among the failed rows, or a duplicate of one in the list. */
  const named = ({ recipients, failed }: RecipientList) =>
    new Set([...recipients.map(({ address }): string => address), ...failed.map((row) => row.address)])
  it('of what is typed, whatever stands around an address', async () => {
    await assert(
      asyncProperty(
        array(array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
        constantFrom(',', ';', '\t', ' '),
        async (table, delimiter) => {
          const text = table.map((cells) => cells.join(delimiter)).join('\n')
          const found = named(await typed(text))
          for (const each of text.match(/[a-zü.]*@[a-zü.]*/g) ?? []) expect([...found].filter((one) => one.includes(each))).not.toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
  const numbers = ['2125550142', '(212) 555-0143', '+1 212-555-0144', '212.555.0145', '555-0146'] as const
  const beside = constantFrom('', ' ', 'Ada', 'no phone', 'cell', 'Mobile', 'tel.', 'Name', 'Phone', 'Email', 'ada.mail.example', '(sms)')
  const row = record({ before: beside, number: constantFrom('', ...numbers), after: beside })
  it('of what is typed, whatever stands around a phone number', async () => {
    await assert(
      asyncProperty(array(row, { minLength: 1, maxLength: 5 }), constantFrom(', ', '\t', ' '), async (rows, delimiter) => {
        const lines = rows.map(({ before, number, after }) => [before, number, after].join(delimiter))
        const list = await typed(lines.join('\n'), 60_000, { country: 'US', byText: true })
        const found = [...named(list)].map((each) => each.replaceAll(/\D/g, ''))
        for (const [index, { number }] of rows.entries()) {
          const digits = number.replaceAll(/\D/g, '').slice(-10)
          const isNamed = found.some((each) => each.includes(digits)) || list.failed.some((failed) => failed.number === index + 1)
          expect(number === '' || isNamed).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
  it('of the column of addresses in a file', async () => {
    await assert(
      asyncProperty(array(cell, { minLength: 1, maxLength: 6 }), async (cells) => {
        const quoted = cells.map((each) => `x,"${each.replaceAll('"', '""')}"`)
        const found = named(await uploaded(['Team,Email', ...quoted, 'x,zoe@mail.example'].join('\n')))
        for (const each of cells.join('\n').match(/[a-zü.]*@[a-zü.]*/g) ?? [])
          expect([...found].filter((one) => one.includes(each))).not.toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
