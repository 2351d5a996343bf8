import * as z from 'zod/mini'
import { whole } from './whole.ts'

/** A field of the domain: what the wire calls it, and its schema there. */
type Field<S extends z.ZodMiniType = z.ZodMiniType> = readonly [wireName: string, schema: S]
type Fields = Readonly<Record<string, Field>>
type Domain<F extends Fields> = { readonly [K in keyof F]: z.output<F[K][1]> }

/**
 * An object whose fields are named differently on the wire, both ways:
 * `fields({ offerId: ['id', wholeNumber] })` reads and writes `{ id }` as `{ offerId }`.
 */
export function fields<const F extends Fields>(named: F) {
  const entries = Object.entries<Field>(named)
  const wire = z.object(Object.fromEntries(entries.map(([, [wireName, schema]]) => [wireName, schema])))
  return z.codec(wire, z.custom<Domain<F>>(), {
    decode: (body) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas above have checked each value; Object.fromEntries cannot say so
      Object.fromEntries(entries.map(([name, [wireName]]) => [name, body[wireName]])) as Domain<F>,
    encode: (domain: Readonly<Record<string, unknown>>) =>
      Object.fromEntries<unknown>(
        entries.flatMap(([name, [wireName]]) => (domain[name] === undefined ? [] : [[wireName, domain[name]] as const])),
      ),
  })
}

/** Null in the domain, left out (or null) on the wire. */
export const orNull = <S extends z.ZodMiniType>(schema: S) =>
  z.codec(z.optional(z.nullable(schema)), z.custom<z.output<S> | null>(), {
    decode: (value) => value ?? null,
    encode: (value) => value ?? undefined,
  })

/** False where the wire leaves it out. */
export const flag = z._default(z.boolean(), false)

/** A whole number in a query, where all is text. */
export const wholeNumber = z.codec(z.string().check(z.regex(/^\d+$/)), whole, {
  decode: Number,
  encode: String,
})

/** Yes or no in a query: `true` or `false`. */
export const yesNo = z.codec(z.literal(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (yes) => (yes ? 'true' : 'false'),
})
