import * as z from 'zod/mini'
import { drop } from './dropped.ts'
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

/** The fallback where the wire leaves it out, or says null. What is there must fit. */
const unless = <S extends z.ZodMiniType, const F extends z.output<S> | null>(schema: S, fallback: F) =>
  z.codec(z.nullish(schema), z.custom<z.output<S> | F>(), { decode: (value) => value ?? fallback, encode: (value) => value ?? undefined })

/** Null in the domain, left out (or null) on the wire. What is there must fit. */
export const orNull = <S extends z.ZodMiniType>(schema: S) => unless(schema, null)

/** The fallback in place of what does not fit, which is dropped with a report. */
export const orDropped = <S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) =>
  // oxlint-disable-next-line promise/valid-params -- the `catch` of a schema, and of no promise
  z.catch(schema, ({ value, issues }) => {
    drop(value, issues)
    return fallback
  })

/** For what a page can do without: the fallback where it is left out, is null, or does not fit. */
export const orElse = <S extends z.ZodMiniType, const F extends z.output<S> | null>(schema: S, fallback: F) =>
  orDropped(unless(schema, fallback), fallback)

/** As `orElse`, with null for what is not there. */
export const optional = <S extends z.ZodMiniType>(schema: S) => orElse(schema, null)

/** Words that must be there: spaces alone are none. */
export const name = z.string().check(z.trim(), z.minLength(1))

const trimmed = z.codec(z.string(), z.nullable(z.string()), { decode: (words) => words.trim() || null, encode: (words) => words ?? '' })

/** Words that may be missing; null too where there are none but spaces. */
export const text = optional(trimmed)

/** A number, or text that is one; still as it came. */
export const numberOrText = z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))])

/** A number, also where it comes as text. */
export const numeric = z.codec(numberOrText, z.number(), { decode: Number, encode: (value) => value })

/** A whole number, also where it comes as text. */
export const integer = z.pipe(numeric, whole)

/** A name that the server gives to something: text or a number. */
export const id = z.codec(z.union([z.string().check(z.minLength(1)), z.number()]), z.string(), { decode: String, encode: (value) => value })

/** Yes or no, also where it comes as text, or as 1 and 0. */
export const bool = z.codec(z.union([z.boolean(), z.literal(['true', 'false', '1', '0', 1, 0])]), z.boolean(), {
  decode: (value) => [true, 'true', '1', 1].includes(value),
  encode: (value) => value,
})

/** False where the wire leaves it out. */
export const flag = orElse(bool, false)

/** A list of which a bad entry is dropped with a report. Where no entry is good it is no list. */
export const listOf = <S extends z.ZodMiniType>(entry: S) =>
  z.codec(z.array(z.custom<z.input<S>>()), z.custom<readonly z.output<S>[]>(), {
    decode: (entries, { issues }) => {
      const read = entries.map((input) => ({ input, ...z.safeDecode(entry, input) }))
      const good = read.flatMap(({ success, data }) => (success ? [data] : []))
      const bad = read.flatMap(({ input, error }) => (error ? [{ input, error }] : []))
      for (const { input, error } of bad) drop(input, error.issues)
      if (good.length === 0 && bad.length > 0) issues.push({ code: 'custom', message: 'No entry is good', input: entries })
      return good
    },
    encode: (entries) => entries.map((value) => z.encode(entry, value)),
  })

/** An answer of which nothing is specified: that it came is enough, empty too (NET-05). */
export const nothing = z.unknown()

/** A whole number in a query, where all is text. */
export const wholeNumber = z.codec(z.string().check(z.regex(/^\d+$/)), whole, { decode: Number, encode: String })

/** Yes or no in a query: `true` or `false`. */
export const yesNo = z.codec(z.literal(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (yes) => (yes ? 'true' : 'false'),
})
