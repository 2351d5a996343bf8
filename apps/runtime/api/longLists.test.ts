import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { decodeAnswer } from '../../../features/shared/api/dropped.ts'
import { fields, listOf, listOrEmpty, optional } from '../../../features/shared/api/wire.ts'
import { decodeSlowly } from './longLists.ts'

const person = fields({ id: ['person_id', z.number()], nick: ['nickname', optional(z.string())], tags: ['tags', listOrEmpty(z.string())] })
const people = z.pipe(
  z.object({ first: optional(z.string()), people: listOf(person), names: listOrEmpty(z.string()), last: optional(z.string()) }),
  z.transform(({ people: all, ...others }) => [all, others]),
)
const wire = (count: number) => ({
  first: 1,
  people: Array.from({ length: count }, (_, index) => ({
    person_id: index % 400 === 7 ? 'seven' : index,
    nickname: index % 300 === 3 ? 4711 : null,
    tags: index === 0 ? Array.from({ length: 250 }, String) : null,
  })),
  names: Array.from({ length: count }, (_, index) => (index % 500 === 9 ? index : String(index))),
  last: 2,
})

function counting() {
  let pauses = 0
  return { pause: async () => void (pauses += 1), pauses: () => pauses }
}

it.each([0, 1, 100, 101, 1_050])('%i entries are decoded in slices as they are at once, with the same reports', async (count) => {
  const { pause, pauses } = counting()
  expect(await decodeSlowly(people, wire(count), pause)).toEqual(decodeAnswer(people, wire(count)))
  // The long list of the first entry is read in slices where its own list is short.
  expect(pauses()).toBe(count > 100 ? 2 * Math.ceil(count / 100) : count > 0 ? 3 : 0)
})

it('two long answers at a time, and a short one between their slices, have their own reports', async () => {
  const short = { people: [], nickname: 1 }
  const brief = z.object({ nickname: optional(z.string()) })
  const between: unknown[] = []
  const pause = async () => {
    await Promise.resolve()
    z.parse(brief, short)
    between.push(decodeAnswer(brief, short).dropped)
  }
  const both = await Promise.all([400, 1_050].map((count) => decodeSlowly(people, wire(count), pause)))
  expect(both).toEqual([400, 1_050].map((count) => decodeAnswer(people, wire(count))))
  expect(new Set(between.map((each) => JSON.stringify(each)))).toEqual(new Set(['[{"at":["/nickname"],"issues":["invalid_type"]}]']))
})

it.each([
  ['none of its entries is valid', Array.from({ length: 300 }, () => null)],
  ['it is none', 'people'],
])('a long list is invalid in slices as at once if %s', async (_, all) => {
  const body = { ...wire(200), people: all }
  const { decoded, dropped } = await decodeSlowly(people, body, counting().pause)
  const atOnce = decodeAnswer(people, body)
  expect([decoded.success, decoded.error?.issues, dropped]).toEqual([false, atOnce.decoded.error?.issues, atOnce.dropped])
})
