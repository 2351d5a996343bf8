import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { Says } from './testing/reading.ts'
import { type Sort, besideCopied, sorts } from './testing/sorts.ts'
import { typedFields } from './testing/typedFields.ts'

// Each sort of typed text has one reading, whichever field it is typed into.

const fields = typedFields.flatMap(([screen, sort, reading, ...names]) => {
  const texts: Sort = sorts[sort]
  return names.map((name) => ({ field: `${screen} ${name}`, sort, read: reading(name), ...texts }))
})

/** The components in which somebody types: those of the design system with a control for text, and one that wraps such a one. */
const components = globSync('ui/*/*Field.tsx')
  .concat(globSync('ui/*/*Area.tsx'))
  .filter((file) => /<(?:LineField|SumField|input|textarea)\b/.test(readFileSync(file, 'utf8')))
  .map((file) => basename(file, '.tsx'))
const typed = new RegExp(`<(${[...components, 'DeliveryDayField'].join('|')})\\b((?:(?!/>)[^])*)/>`, 'g')

const fieldsIn = (path: string): readonly string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(typed), ([, component = '', props = '']) => {
    const named = /\.\.\.\w+\('(\w+)'[,)]/.exec(props) ?? /label="([^"]*)"/.exec(props) ?? /label=\{(`[^`]*`|[^}]*)\}/.exec(props)
    // One that is only read takes no text; the other takes the props of the field that it wraps.
    return / readOnly value=/.test(props) ? [] : `${basename(path, '.tsx')} ${named?.[1] ?? component}`
  })
    .flat()
    .filter((field) => field !== 'DeliveryDayField DateField')

it('has a reading for every field of the code, and for no other', () => {
  const all = globSync('{apps,features}/**/*.tsx').flatMap(fieldsIn)
  expect(all.length).toBeGreaterThan(80)
  const listed = [...new Set(fields.map(({ field }) => field))].toSorted()
  expect(listed, 'the fields of testing/typedFields.ts and testing/typedToolFields.ts').toEqual([...new Set(all)].toSorted())
})

it.each(fields)('$field ($sort) takes every way to write the same for the same', async ({ sort, read, text, same, other = [] }) => {
  const meant = await read(text)
  expect(meant).not.toBeInstanceOf(Says)
  const copied = sort === 'password' ? [] : besideCopied.map((mark) => `${mark}${text}${mark}`)
  for (const each of [...same, ...copied]) expect({ [each]: await read(each) }).toEqual({ [each]: meant })
  for (const each of other) expect({ [each]: await read(each) }).not.toEqual({ [each]: meant })
})

const refusing = fields.filter(({ refused }) => refused.length > 0)

it.each(refusing)('$field ($sort) says what is wrong with any other', async ({ read, refused }) => {
  for (const each of refused) {
    const said = await read(each)
    expect([each, said instanceof Says && /^[A-Z“]/.test(said.message ?? '')]).toEqual([each, true])
  }
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
