import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Says } from './testing/reading.ts'
import { typedFields } from './testing/typedFields.ts'

// Each sort of typed text has one reading, whichever field it is typed into.

type Sort = {
  readonly text: string
  /** Other texts that mean the same. */
  readonly same: readonly string[]
  /** Texts that are refused, with a message. */
  readonly refused: readonly string[]
}

/** As web pages, mail programs and messengers put them around copied text. */
const besideCopied = ['\u200B', '\u200E', '\u2060', '\u2068', '\u00AD', '\uFEFF', '\u00A0', '\u202F', ' ', '\n']
const joiner = '\u200D'
const quoted = (text: string) => ['“”', '„“', '«»', '‹›', '‘’', '""', "''", '``', '<>'].map(([open, close]) => `${open}${text}${close}`)
const values = (text: string) => [...quoted(text), `${joiner}${text}\uFE0F`, `${text.slice(0, 2)}${joiner}${text.slice(2)}`]

const number = '(212) 555-0142'
const sums = ['$12.5', '12.50', '012.50', '＄１２．５', ...values('12.50')]
const noSums = ['12,5', '75,50', '1,00', '1.000', '1 250', '-3', '(5)', ',5', '5,', '1e3', 'ten']
const found = [
  'St Mary',
  'st. mary',
  'ST.MARY',
  'cafe and bar',
  'CAFÉ & BAR',
  'Café＆Bar',
  'mill st.',
  'Street, Mill',
  'bar-café',
  ...values('Mary'),
]

const sorts: Readonly<Record<string, Sort>> = {
  text: { text: 'Ada Moreau', same: ['Ａda Moreau'], refused: [] },
  email: {
    text: 'ada@mail.example',
    same: [
      ...values('ada@mail.example'),
      'mailto:Ada@Mail.example',
      'mailto:ada@mail.example?subject=Lunch%20today',
      'ada＠mail．example',
      '<ada@mail.example>;',
      '(ada@mail.example).',
      'ada@mail.example!',
      'ada@mail.example,',
      'Ada (ada@mail.example)',
      'Ada Moreau <ada@mail.example>',
      '"Moreau, Ada" <ada@mail.example>,',
      'E\u002Dmail: ada@mail.example',
      'Email: <mailto:ada@mail.example>',
    ],
    refused: ['ada at mail.example', '<>', 'ada@', 'ada moreau@mail'],
  },
  phone: {
    text: number,
    same: [
      ...values(number),
      '+1 212‑555‑0142',
      '２１２５５５０１４２',
      '＋1 212 555 0142',
      'tel:+12125550142',
      '212.555.0142',
      '1 (212) 555–0142',
    ],
    refused: ['212 555', '+44 7911 123456', '＋65 6123 4567', '(212) 555-0142 ext. 8'],
  },
  'NZ phone': {
    text: '021 123 4567',
    same: [...values('021 123 4567'), '+64 21 123 4567', '＋64‑21‑123‑4567', '0064 21 1234567'],
    refused: ['021 123', '+1 212 555 0142', '(09) 303 4567'],
  },
  sum: { text: '12.50', same: sums, refused: noSums },
  spend: { text: '1250', same: ['$1,250', '1,250.00', ...values('1,250')], refused: noSums },
  whole: { text: '1250', same: ['1,250', '$1,250', '01250', ...values('1250')], refused: [...noSums, '12.5'] },
  day: {
    text: '01/25/2027',
    same: ['1/25/2027', '25/1/2027', '1/25/27', '2027-01-25', 'Jan 25, 2027', 'Mon 25 January 2027', '01‑25‑2027', ...values('01/25/2027')],
    refused: ['02/30/2027', 'tomorrow', '01/25'],
  },
  code: {
    text: 'FEAST-740K',
    same: [
      'feast-740k',
      'FEAST‑740K',
      'FEAST - 740K',
      'ＦＥＡＳＴ-740K',
      'FEAST-740K.',
      'Your code for 2 dinners is FEAST-740K.',
      ...values('FEAST-740K'),
    ],
    refused: ['', '""'],
  },
  // Only the server knows whether capitals make another code.
  'promo code': { text: 'Spring10', same: [...values('Spring10'), 'Spring10.', 'Spring10,', 'Ｓpring10'], refused: [] },
  'texted code': {
    text: '123456',
    same: ['123 456', '123-456', 'Your code is 123456.', '１２３４５６', ...values('123456')],
    refused: ['12345', ''],
  },
  search: { text: 'Mill Street', same: found, refused: [] },
  'people search': {
    text: '12125550142',
    same: [...found, number, '+1 212-555-0142', '+1 212‑555‑01', '02125550142', ...values('212-555')],
    refused: [],
  },
  state: { text: 'ME', same: ['me', ...values('ME')], refused: ['Maine', 'M3'] },
  'ZIP code': { text: '04101', same: ['０４１０１', '04101,', ...values('04101')], refused: ['4101', '04101-1'] },
  link: {
    text: 'https://harbor.example/menu',
    same: ['harbor.example/menu', 'https://harbor.example/menu,', ...values('https://harbor.example/menu')],
    refused: ['harbor', 'ada@mail.example', 'see our page'],
  },
  password: { text: 'dinner4two', same: [], refused: [''] },
}

const fields = typedFields.flatMap(([screen, sort, reading, ...names]) =>
  names.map((name) => ({ field: `${screen} ${name}`, sort, read: reading(name), ...sorts[sort] })),
)

/** The components in which somebody types: those of the design system with a control for text, and one that wraps such a one. */
const components = globSync('ui/*/*Field.tsx')
  .concat(globSync('ui/*/*Area.tsx'))
  .filter((file) => /<(?:LineField|SumField|input|textarea)\b/.test(readFileSync(file, 'utf8')))
  .map((file) => basename(file, '.tsx'))
const typed = new RegExp(`<(${[...components, 'DeliveryDayField'].join('|')})\\b((?:(?!/>)[^])*)/>`, 'g')

const fieldsIn = (path: string): readonly string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(typed), ([, component = '', props = '']) => {
    const named = /\.\.\.\w+\('(\w+)'\)/.exec(props) ?? /label="([^"]*)"/.exec(props) ?? /label=\{(`[^`]*`|[^}]*)\}/.exec(props)
    return `${basename(path, '.tsx')} ${named?.[1] ?? component}`
    // It takes the props of the field that it wraps.
  }).filter((field) => field !== 'DeliveryDayField DateField')

it('has a reading for every field of the code, and for no other', () => {
  const all = globSync('{apps,features}/**/*.tsx').flatMap(fieldsIn)
  expect(all.length).toBeGreaterThan(80)
  expect([...new Set(fields.map(({ field }) => field))].toSorted()).toEqual([...new Set(all)].toSorted())
})

describe.each(fields)('$field ($sort)', ({ sort, read, text = '', same = [], refused = [] }) => {
  it('takes every way to write the same for the same', async () => {
    const meant = await read(text)
    expect(meant).not.toBeInstanceOf(Says)
    if (sort === 'password') return expect(await read(`${text}\u00A0`)).not.toEqual(meant)
    for (const other of [...same, ...besideCopied.map((mark) => `${mark}${text}${mark}`)])
      expect({ [other]: await read(other) }).toEqual({ [other]: meant })
  })

  it('says what is wrong with any other', async () => {
    for (const each of refused) {
      const said = await read(each)
      expect([each, said instanceof Says && /^[A-Z“]/.test(said.message ?? '')]).toEqual([each, true])
    }
  })
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
