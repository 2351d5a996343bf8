import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { decodeAnswer } from './dropped.ts'
import { dollars, price, signedDollars } from '../money/money.ts'
import { bool, fields, flag, id, integer, listOf, name, numeric, optional, nullish, text } from './wire.ts'

const read = (schema: z.ZodMiniType, value: unknown): unknown => decodeAnswer(schema, value).decoded.data
const fails = (schema: z.ZodMiniType, value: unknown): boolean => !decodeAnswer(schema, value).decoded.success

describe('NET-05 a value of the wire', () => {
  it.each([
    [numeric, '12.5', 12.5],
    [integer, '15', 15],
    [id, 17, '17'],
    [id, 'ico-50', 'ico-50'],
    [bool, 'true', true],
    [bool, '0', false],
    [bool, 1, true],
    [name, ' Kumo Ramen ', 'Kumo Ramen'],
    [text, ' Dinner only. ', 'Dinner only.'],
    [text, ' \n', null],
    [text, '', null],
    [flag, null, false],
    [flag, undefined, false],
    [dollars, '25.00', 2_500],
    [dollars, '25.500', 2_550],
    [dollars, 19.99, 1_999],
    [signedDollars, '-3.25', -325],
  ])('%# reads %j', (schema, value, expected) => {
    expect(read(schema, value)).toBe(expected)
  })

  it.each([
    [numeric, ''],
    [numeric, '1e3'],
    [numeric, '0x10'],
    [integer, '1.5'],
    [id, ''],
    [name, '   '],
    [bool, 'yes'],
    [bool, 2],
    [dollars, -0.01],
    [dollars, '-5'],
    [dollars, 12.345],
    [dollars, '12.345'],
    [dollars, 1e300],
    [price, 0],
    [price, '0.00'],
    [price, -50],
  ])('%# rejects %j', (schema, value) => {
    expect(fails(schema, value)).toBe(true)
  })
})

describe('NET-05 an optional value', () => {
  const person = z.object({
    name: z.string(),
    nickname: optional(z.string()),
    age: optional(integer, 18),
    tags: optional(listOf(z.string()), []),
  })
  const whole = { name: 'Ada', nickname: 'A', age: 36, tags: ['x', 'y'] }

  it('is null or its fallback if it is absent or null, without a report', () => {
    const nothing = { decoded: { data: { name: 'Ada', nickname: null, age: 18, tags: [] } }, dropped: [] }
    expect(decodeAnswer(person, { name: 'Ada' })).toMatchObject(nothing)
    expect(decodeAnswer(person, { name: 'Ada', nickname: null, age: null, tags: null })).toMatchObject(nothing)
  })

  it('is reported twenty times at most: each report looks through the whole answer', () => {
    const { decoded, dropped } = decodeAnswer(z.object({ tags: listOf(z.string()) }), {
      tags: ['x', ...Array.from({ length: 5_000 }, () => null)],
    })
    expect([decoded.data, dropped.length, dropped[0]?.at.length, dropped[0]?.at[0]]).toEqual([{ tags: ['x'] }, 20, 20, '/tags/1'])
  })
  it('is dropped if it is invalid; the report has its path and the reason, but not the value', () => {
    const { decoded, dropped } = decodeAnswer(person, { ...whole, nickname: 4711, tags: ['x', 9, 'y'] })
    expect(decoded.data).toEqual({ ...whole, nickname: null, tags: ['x', 'y'] })
    expect(dropped).toEqual([
      { at: ['/nickname'], issues: ['invalid_type'] },
      { at: ['/tags/1'], issues: ['invalid_type'] },
    ])
  })

  it('is reported to its own decoding, also where another one runs inside', () => {
    const inner: unknown[] = []
    const counted = z.pipe(
      z.unknown(),
      z.transform((body) => inner.push(...decodeAnswer(person, body).dropped)),
    )
    const pair = z.object({ first: optional(integer), inside: counted, last: optional(integer) })
    const { dropped } = decodeAnswer(pair, { first: 'a', inside: { ...whole, age: 'b' }, last: 'c' })
    expect([dropped, inner].map((each) => each.length)).toEqual([2, 1])
  })

  it('fails if no entry of a list is valid, and accepts an empty list', () => {
    expect(fails(listOf(integer), ['a', {}])).toBe(true)
    expect(read(listOf(integer), [])).toEqual([])
    expect(read(listOf(integer), ['a', 3])).toEqual([3])
  })

  it('does not hide an invalid essential value', () => {
    expect(fails(person, { ...whole, name: null })).toBe(true)
    expect(fails(nullish(z.string()), 7)).toBe(true)
  })

  it('is encoded as it was decoded', () => {
    const both = fields({
      theName: ['name', z.string()],
      nick: ['nickname', optional(z.string())],
      isNew: ['new', flag],
      ids: ['ids', listOf(id)],
    })
    const domain = { theName: 'Ada', nick: null, isNew: true, ids: ['1', '2'] }
    expect(z.encode(both, domain)).toEqual({ name: 'Ada', new: true, ids: ['1', '2'] })
    expect(z.decode(both, { name: 'Ada', new: 'true', ids: [1, '2'] })).toEqual(domain)
  })
})
