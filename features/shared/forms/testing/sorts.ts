export type Sort = {
  readonly text: string
  /** Other texts that mean the same: for a search, they find the same. */
  readonly same: readonly string[]
  /** Texts that are refused, with a message, or find nothing. */
  readonly refused: readonly string[]
  /** Texts that mean something else. */
  readonly other?: readonly string[]
}

/** As web pages, mail programs and messengers put them around copied text. */
export const besideCopied = ['\u200B', '\u200E', '\u2060', '\u2068', '\u00AD', '\uFEFF', '\u00A0', '\u202F', ' ', '\n']
const joiner = '\u200D'
const quoted = (text: string) =>
  ['“”', '„“', '«»', '‹›', '‘’', '""', "''", '``', '<>', '「」', '《》'].map(([open, close]) => `${open}${text}${close}`)
const values = (text: string) => [...quoted(text), `${joiner}${text}\uFE0F`, `${text.slice(0, 2)}${joiner}${text.slice(2)}`]

const number = '(212) 555-0142'
const sums = ['$12.5', '12.50', '012.50', '＄１２．５', ...values('12.50')]
const noSums = ['12,5', '75,50', '1,00', '1.000', '1 250', '-3', '(5)', ',5', '5,', ',500', '0,250', '1e3', 'ten']
const notFound = ['Mary Hill', 'Streets']
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

export const sorts = {
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
      'ada@mail.example)',
      'ada@mail.example]',
      'ada@mail.example),',
      'ada@mail.example (Ada)',
      'Ada (ada@mail.example)',
      'Ada Moreau: ada@mail.example',
      'Ada <ada@mail.example?subject=x>',
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
    same: ['feast-740k', 'FEAST‑740K', 'FEAST - 740K', 'ＦＥＡＳＴ-740K', 'FEAST-740K.', ...values('FEAST-740K')],
    refused: [
      '',
      '""',
      'Your code for 2 dinners is FEAST-740K',
      'Code: FEASTDAY',
      'my code is feast40',
      'CODE WELCOME25',
      'code "FEAST40"',
      'Use code: WELCOME25. Text STOP2 to end',
      'Your code: FEAST40 Enjoy',
      'Offer code for ROOM101: FEAST',
    ],
  },
  'promo code': {
    text: "'Tis.It!",
    same: [...values("'Tis.It!"), "'Ｔis.It!"],
    refused: [],
    other: ["'Tis.It", 'Tis.It!', "'Tis.It!?", "'TIS.IT!"],
  },
  'texted code': {
    text: '123456',
    same: ['123 456', '123-456', 'Your code is 123456.', '１２３４５６', ...values('123456')],
    refused: ['12345', ''],
  },
  search: { text: 'Mill Street', same: found, refused: notFound },
  'people search': {
    text: '12125550142',
    same: [...found, number, '+1 212-555-0142', '+1 212‑555‑01', '02125550142', '+1 (0)212 555 0142', '021', ...values('212-555')],
    refused: [...notFound, '212-556', '000'],
  },
  state: { text: 'ME', same: ['me', ...values('ME')], refused: ['Maine', 'M3'] },
  'ZIP code': { text: '04101', same: ['０４１０１', '04101,', ...values('04101')], refused: ['4101', '04101-1'] },
  link: {
    text: 'https://harbor.example/menu',
    same: ['harbor.example/menu', 'https://harbor.example/menu,', ...values('https://harbor.example/menu')],
    refused: ['harbor', 'ada@mail.example', 'see our page'],
  },
  password: { text: 'dinner4two', same: [], refused: [''], other: ['dinner4two\u00A0', ' dinner4two'] },
} satisfies Readonly<Record<string, Sort>>
