import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { decodeAnswer } from '../../../features/shared/api/dropped.ts'
import { fields, listOf, listOrEmpty, optional } from '../../../features/shared/api/wire.ts'
import * as longLists from './longLists.ts'

const person = fields({ id: ['person_id', z.number()], nick: ['nickname', optional(z.string())], tags: ['tags', listOrEmpty(z.string())] })
const people = z.pipe(
  z.object({ people: listOf(person) }),
  z.transform(({ people: all }) => all),
)
const wire = (count: number) => ({
  people: Array.from({ length: count }, (_, index) => ({
    person_id: index % 400 === 7 ? 'seven' : index,
    nickname: index % 300 === 3 ? 4711 : null,
    tags: index === 0 ? Array.from({ length: 250 }, String) : null,
  })),
})

function counting() {
  let pauses = 0
  return { pause: async () => void (pauses += 1), pauses: () => pauses }
}

const decodeSlowly = (schema: z.ZodMiniType, body: unknown, pause: () => Promise<void>) =>
  decodeAnswer(schema, body, (...all) => longLists.safeParse(...all, pause))

describe('a long list', () => {
  it.each([0, 1, 100, 101, 1_050])('of %i entries is decoded in slices as it is at once, with the same reports', async (count) => {
    const { pause, pauses } = counting()
    const { decoded, dropped } = decodeSlowly(people, wire(count), pause)
    expect({ decoded: await decoded, dropped }).toEqual(decodeAnswer(people, wire(count)))
    expect(pauses()).toBe((count > 100 ? Math.ceil(count / 100) : 0) + (count > 0 ? 3 : 0))
  })

  it('is invalid in slices too if none of its entries is valid', async () => {
    const { pause } = counting()
    const { decoded } = decodeSlowly(people, { people: Array.from({ length: 300 }, () => null) }, pause)
    expect((await decoded).success).toBe(false)
  })
})
