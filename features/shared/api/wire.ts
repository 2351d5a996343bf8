import { orDropped, readRows } from './dropped.ts'
import * as z from 'zod/mini'
import type { Listed } from './listed.ts'

/** The values of a schema in another form, as `transform` of zod without mini. Its issues may refuse a value. */
export const mapped = <S extends z.ZodMiniType, T>(schema: S, to: (value: z.output<S>, context: z.core.ParsePayload) => T) =>
  z.pipe(schema, z.transform(to))

const largest = Number.MAX_SAFE_INTEGER

/** A whole number. (`z.int` would also bundle every other number format.) */
export const whole = z.number().check(z.multipleOf(1), z.minimum(-largest), z.maximum(largest))

/** For a schema that checks by code, which JSON Schema cannot express: the schema that the contract shows instead. */
export const documentedAs = new WeakMap<object, z.ZodMiniType>()

/** An optional field that is not checked: the code takes from it what it can read, which the contract shows. */
export function unchecked(shown: z.ZodMiniType) {
  const schema = z.unknown()
  documentedAs.set(schema, z.nullable(shown))
  return z.optional(schema)
}

/** A field of the domain: its name on the wire, and its schema. */
type Field<S extends z.ZodMiniType = z.ZodMiniType> = readonly [wireName: string, schema: S]
export type Fields = Readonly<Record<string, Field>>
type Domain<F extends Fields> = { readonly [K in keyof F]: z.output<F[K][1]> }

/** An object with other names on the wire: `fields({ offerId: ['id', wholeNumber] })` reads and writes `{ id }` as `{ offerId }`. */
export function fields<const F extends Fields>(named: F) {
  const entries = Object.entries<Field>(named)
  const wire = z.object(Object.fromEntries(entries.map(([, [wireName, schema]]) => [wireName, schema])))
  return z.codec(wire, z.custom<Domain<F>>(), {
    decode: (body) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schemas above have checked each value; Object.fromEntries loses their types
      Object.fromEntries(entries.map(([name, [wireName]]) => [name, body[wireName]])) as Domain<F>,
    encode: (domain: Readonly<Record<string, unknown>>) =>
      Object.fromEntries<unknown>(
        entries.flatMap(([name, [wireName]]) => (domain[name] === undefined ? [] : [[wireName, domain[name]] as const])),
      ),
  })
}

/** The value of the only field of an answer: `inside('places', listOf(place))` reads and writes `{ places }` as the list. */
export function inside<const Name extends string, S extends z.ZodMiniType>(
  wireName: Name,
  schema: S,
): z.ZodMiniType<z.output<S>, Readonly<Record<Name, z.input<S>>>>
export function inside(wireName: string, schema: z.ZodMiniType): z.ZodMiniType {
  return z.codec(fields({ value: [wireName, schema] }), z.unknown(), { decode: ({ value }) => value, encode: (value) => ({ value }) })
}

/** The wire's name of each field, to find the field that a refusal names. */
export const wireNames = <const F extends Fields>(named: F): { readonly [K in keyof F & string]: string } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of `named`; Object.fromEntries loses them
  Object.fromEntries(Object.entries<Field>(named).map(([name, [wireName]]) => [name, wireName])) as { [K in keyof F & string]: string }

/** The same fields of the wire, as a write sends them by another schema. */
export const sentAs = <const F extends Fields, S extends z.ZodMiniType>(named: F, schema: S): { readonly [K in keyof F]: Field<S> } =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names are those of `named`; Object.fromEntries loses them
  Object.fromEntries<unknown>(Object.entries<Field>(named).map(([name, [wireName]]) => [name, [wireName, schema]])) as {
    readonly [K in keyof F]: Field<S>
  }

/** The fallback, or null, for an absent or null value. Any other value must be valid. */
export const nullish = <S extends z.ZodMiniType, const F extends z.output<S> | null = null>(
  schema: S,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- F is null where no fallback is given
  fallback: F = null as F,
) =>
  z.codec(z.nullish(schema), z.custom<z.output<S> | F>(), { decode: (value) => value ?? fallback, encode: (value) => value ?? undefined })

/** A number that is not known is not zero: null compels each page to decide. */
type NoZero<F> = F extends 0 | z.core.$brand ? never : unknown

/** The fallback, or null, for an absent, null or invalid value. */
export const optional = <S extends z.ZodMiniType, const F extends z.output<S> | null = null>(
  schema: S,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- F is null where no fallback is given
  fallback: F & NoZero<F> = null as F & NoZero<F>,
) => orDropped(nullish(schema, fallback), fallback)

// Days and moments on the wire are in `../dates`, money in `../money`, addresses and phone numbers in `../contact`.

/** Text that is required and not blank. */
export const name = z.string().check(z.regex(/\S/), z.trim())

const trimmed = z.codec(z.string(), z.nullable(z.string()), { decode: (text) => text.trim() || null, encode: (text) => text ?? '' })

/** Optional text; null if it is blank. */
export const text = optional(trimmed)

/** A number, or text of this pattern, not converted. The pattern repeats the number's bounds, because the contract shows both. */
const numberOrText = (number: z.ZodMiniType<number, number>, pattern: RegExp) => z.union([number, z.string().check(z.regex(pattern))])

const read = (wire: ReturnType<typeof numberOrText>) => z.codec(wire, z.number(), { decode: Number, encode: (value) => value })

/** A number, also sent as text of this pattern. */
export const numberOr = (number: z.ZodMiniType<number, number>, pattern: RegExp) => read(numberOrText(number, pattern))

/** A number, also sent as text. */
export const numeric = numberOr(z.number(), /^-?\d{1,15}(\.\d+)?$/)

/** A whole number, also sent as text. */
export const integer = numberOr(whole, /^-?\d{1,15}(\.0+)?$/)

/** A whole number from zero, also sent as text. */
export const count = numberOr(whole.check(z.minimum(0)), /^\d{1,15}(\.0+)?$/)

/** A number from 0 to 100, or text that is one, not converted. */
export const percentOrText = numberOrText(z.number().check(z.minimum(0), z.maximum(100)), /^(\d{1,2}(\.\d+)?|100(\.0+)?)$/)

/** A number from 0 to 100, also sent as text. */
export const percent = read(percentOrText)

export const id = z.codec(z.union([z.string().check(z.minLength(1)), z.number()]), z.string(), { decode: String, encode: (value) => value })

/** A boolean, also sent as text, 1 or 0. */
export const bool = z.codec(z.union([z.boolean(), z.literal(['true', 'false', '1', '0', 1, 0])]), z.boolean(), {
  decode: (value) => [true, 'true', '1', 1].includes(value),
  encode: (value) => value,
})

/** False if the wire omits it. */
export const flag = optional(bool, false)

/** A list that drops invalid entries with a report, and has whether it did. If no entry is valid, the list is invalid. */
export function listedOf<S extends z.ZodMiniType>(entry: S) {
  const wire = z.array(entry)
  const list = z.codec(z.array(z.custom<z.input<S>>()), z.custom<Listed<z.output<S>>>(), {
    decode: (sent, { issues }) => {
      const rows = readRows(entry, sent)
      if (rows.length === 0 && sent.length > 0) issues.push({ code: 'custom', message: 'none is good', input: sent })
      return { rows, isWhole: rows.length === sent.length }
    },
    encode: ({ rows }) => z.encode(wire, [...rows]),
  })
  documentedAs.set(list, wire)
  return list
}

/** The entries of such a list, where nothing adds them up. */
export function listOf<S extends z.ZodMiniType>(entry: S) {
  const list = z.codec(listedOf(entry), z.custom<readonly z.output<S>[]>(), {
    decode: ({ rows }) => rows,
    encode: (rows) => ({ rows, isWhole: true }),
  })
  documentedAs.set(list, z.array(entry))
  return list
}

/** A list that drops invalid entries with a report; empty for an absent, null or invalid one. */
export function listOrEmpty<S extends z.ZodMiniType>(entry: S) {
  const empty: readonly z.output<S>[] = []
  return optional(listOf(entry), empty)
}

/** A response without a specified body; it may be empty. */
export const nothing = z.unknown()

/** A whole number in a query. */
export const wholeNumber = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), whole, { decode: Number, encode: String })

/** A boolean in a query: `true` or `false`. */
export const yesNo = z.codec(z.literal(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (yes) => (yes ? 'true' : 'false'),
})

/** A flag that decides a right or a sum; false if it is missing. Any other value makes the answer unreadable: a guess may grant too much. */
export const decidingFlag = z.codec(z.nullish(bool), z.boolean(), { decode: (value) => value ?? false, encode: (value) => value })
