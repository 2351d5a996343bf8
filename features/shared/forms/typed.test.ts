import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { anyEmail, emailSchema, plainEmail } from '../contact/email.ts'
import { phonesOf } from '../contact/formatPhone.ts'
import { typedCents, typedWhole } from '../money/typedSum.ts'
import { nameSchema } from './nameSchema.ts'

// Each sort of typed text has one reading, whichever field it is typed into.

const marks = ['\u200B', '\u200E', '\u2060', '\u2068', '\u00AD', '\uFEFF', '\u00A0']

const read = (schema: z.ZodMiniType<string, string>) => (text: string) => schema.safeParse(text).data ?? null

const readings = [
  ['an email address', read(emailSchema(anyEmail)), 'ada@mail.example', 'ada@mail.example'],
  ['a US number', read(phonesOf.US.schema), '(212) 555-0142', '12125550142'],
  ['a New Zealand number', read(phonesOf.NZ.schema), '021 123 4567', '64211234567'],
  ['a sum', typedCents, '$1,234.50', 1_234_50],
  ['a whole number', typedWhole, '1,250', '1250'],
  ['a name', read(nameSchema('Enter a name.')), 'Ada Moreau', 'Ada Moreau'],
] as const

describe.each(readings)('%s', (_, readTyped, text, meant) => {
  it.each(marks)('is the same with %j before and behind it', (mark) => {
    expect(readTyped(`${mark}${text}${mark} `)).toBe(meant)
  })
})

it.each([
  'mailto:Ada@Mail.example',
  'mailto:ada@mail.example?subject=Lunch%20today',
  'Ada Moreau <ada@mail.example>',
  '"Moreau, Ada" <ada@mail.example>,',
  '<ada@mail.example>;',
  '“ada@mail.example”',
  'ada@mail.example,',
  '\u200Dada@mail.example\uFE0F',
  '(ada@mail.example).',
])('%j is the address in it', (text) => {
  expect(plainEmail(text)).toBe('ada@mail.example')
})

it.each(['ada@mail.example, bo@mail.example', 'Ada <ada@mail.example> Bo <bo@mail.example>', 'ada at mail.example', '<>', ''])(
  '%j is no address',
  (text) => {
    expect(read(emailSchema(anyEmail))(text)).toBeNull()
  },
)

it.each([
  ['12,5', null, null],
  ['1,00', null, null],
  ['1,000', 1_000_00, '1000'],
  ['1.000', null, null],
  ['12.5', 12_50, null],
  ['75,50', null, null],
  ['1 250', null, null],
  ['-3', null, null],
  ['1e3', null, null],
])('%j groups thousands by its comma, or is refused: as a sum %j, as a whole number %j', (text, sum, whole) => {
  expect([typedCents(text), typedWhole(text)]).toEqual([sum, whole])
})

/** They read the words of a server, of a link or of a file, and no field. */
const others =
  /[wW]ire\.ts$|\/(recipients|links|api|examples|map|brands|orders)\/|\/(guest|transaction|locationRules|catalogue|hash|publicKey|hashPayer|gift|time|typedDate)\.ts$/

it('is read by its own reading everywhere: no form trims for itself', () => {
  const trims = globSync('features/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|testing\//.test(file) && !others.test(file) && /z\.trim\(\)|\w\.trim\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(trims).toEqual([])
})
