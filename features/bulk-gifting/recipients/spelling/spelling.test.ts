import { describe, expect, it } from 'vitest'
import { addRows } from '../readRecipients.ts'
import { emptyList } from '../recipientList.ts'
import { byEmail, pause, readFile, readText } from '../testing/readList.ts'
import { decode, encode } from './codePages.ts'
import { asItIs, findSpelling, respelled } from './spelling.ts'

const western = ['José Núñez', 'Zoë Müller', 'François Lefèvre', 'Ó Briain', 'O’Brien']
const central = ['Jiří Dvořák', 'Łukasz Wałęsa', 'Michał Żółć', 'Ľubomír Čáp', 'Tomáš Beneš']
/** Each is in some list the only name with such letters. */
const single =
  'José María Peña Hernández Bermúdez Zoë Noël François Lefèvre Groß Bühler Möller Søren Nørgaard Ångström João Łukasz Dvořák Sedláček Győző Kovačević O’Brien d’Arc 李 مريم'
    .split(' ')
    .concat('Jürgen Groß', "O'Brien")
const otherEncodings = ['macintosh', 'ibm850', 'ibm437', 'windows-1250', 'iso-8859-2', 'ibm852', 'windows-1256']
/** Names of people, as they are. */
const real = [
  ...western,
  ...central,
  'Nguyễn Thị Ánh Tuyết',
  'Đặng Văn Ước',
  'Søren Kierkegård',
  'Þórdís Ægisdóttir',
  'Şükrü Çağlayan',
  'Māra Kļaviņa',
  'Иван Петров',
  'Ολυμπία Παπαδοπούλου',
  '田中 太郎',
  '김민준',
  'محمد علي ٣',
  'דוד כהן',
  'สมชาย ใจดี',
  'Mª José',
  'Gal·la Puig',
  'Ó hÉigeartaigh',
  'Nic MacÁodha',
  'DeÁngelis',
  'Jean–Luc Smith–Jones',
  'Ka‘ahumanu',
  'D’Été',
  'Ada 🎉',
  'Ada®',
  '„Ada“',
  '«Ada»',
  'Ada…',
  'José',
  // Marks that people type.
  'O´Brien',
  'D´Angelo',
  'N´Diaye',
  'Hawai´i',
  'Müller–schmidt',
  'Jean•Luc',
  'Ana–maria',
  'Straße°',
  '¡Hola José!',
  'André¹',
  'ÓSCAR',
  'Ísak',
  'Ana É. Ruiz',
]
const list = (names: readonly string[]) => ['E-mail,Name', ...names.map((name, index) => `p${index}@mail.example,${name}`), ''].join('\n')
const lines = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/.*?,/, ''))
/** The files of a list in an encoding, with and without a mark where it may have one; none where it cannot write a name. */
function bytesIn(encoding: string, names: readonly string[]): readonly Uint8Array[] {
  const text = list(names)
  if (encoding === 'utf-8') return [text, `\uFEFF${text}`].map((each) => new TextEncoder().encode(each))
  if (!encoding.startsWith('utf-16')) return [encode(text, encoding)].filter((bytes) => bytes !== null)
  const files = [text, `\uFEFF${text}`].map((each) => Buffer.from(each, 'utf16le'))
  return files.map((file) => Uint8Array.from(encoding === 'utf-16le' ? file : file.swap16()))
}
const misread = (names: readonly string[], right: string, mistaken: string) => {
  const [bytes = new Uint8Array()] = bytesIn(right, names)
  return lines(decode(bytes, mistaken) ?? '')
}
const namesIn = (rows: Awaited<ReturnType<typeof readText>>['list']) => rows.rows.slice(1).map(({ cells }) => cells[1])

describe('BLK-09 names in a file', () => {
  it('are not questioned where the file is Unicode, whatever the language', async () => {
    const utf16 = Uint8Array.from(Buffer.from(`\uFEFF${list(real)}`, 'utf16le'))
    for (const file of [new TextEncoder().encode(list(real)), utf16]) {
      const { spelling, list: read } = await readFile(file)
      expect([spelling, namesIn(read)]).toEqual([null, real])
    }
  })
  it.each(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', ...otherEncodings])(
    'in %s are read right, one among English ones',
    async (encoding) => {
      for (const name of single) {
        for (const bytes of bytesIn(encoding, ['Ada Moreau', name, 'Bao'])) {
          const { spelling, list: read } = await readFile(bytes)
          const isAsked = otherEncodings.includes(encoding) && decode(bytes, 'windows-1252') !== list(['Ada Moreau', name, 'Bao'])
          expect([namesIn(read), spelling !== null]).toEqual([['Ada Moreau', name, 'Bao'], isAsked])
        }
      }
    },
  )
  it.each([
    ['windows-1251', ['Иван Петров', 'Ольга']],
    ['koi8-u', ['Иван Петров', 'Ольга']],
    ['windows-1253', ['Ολυμπία', 'Γιάννης']],
    ['windows-1254', ['Ayşe Şahin', 'Yılmaz Ağaoğlu']],
    ['windows-1255', ['דוד כהן']],
    ['windows-1256', ['محمد علي']],
    ['ibm852', central.slice(0, 4)],
  ] as const)('in %s are read right, many of them', async (encoding, names) => {
    for (const bytes of bytesIn(encoding, names)) expect(namesIn((await readFile(bytes)).list)).toEqual(names)
  })
  it('are not questioned in the encoding of Excel for Windows', async () => {
    for (const bytes of real.flatMap((name) => bytesIn('windows-1252', [name]))) expect((await readFile(bytes)).spelling).toBeNull()
  })
  it('are shown in each reading, the likeliest chosen', async () => {
    const { spelling, list: read } = await readFile(bytesIn('ibm850', ['José', 'Zoë', 'Ada'])[0] ?? '')
    expect(spelling).toMatchObject({
      chosen: 'ibm850 windows-1252',
      readings: [
        { id: asItIs, examples: 'Jos‚ · Zo‰' },
        { id: 'ibm850 windows-1252', name: 'Western European (DOS)', examples: 'José · Zoë' },
      ],
    })
    expect(
      (
        await addRows(
          emptyList,
          { rows: read.rows, unread: 0 },
          { email: 0, phone: null, name: 1, lastName: null, hasHeader: true },
          byEmail,
          pause,
        )
      ).recipients.map(({ name }) => name),
    ).toEqual(['José', 'Zoë', 'Ada'])
  })
})

describe('BLK-09 names in a text that is pasted, or in a file in Unicode', () => {
  it('are not questioned, whatever the language', async () => {
    expect((await readText(list(real))).spelling).toBeNull()
  })
  it.each(real)('are not questioned in a list of three: %s', async (name) => {
    expect((await readText(list([name, 'ÓSCAR', 'Ísak']))).spelling).toBeNull()
  })
  it('stay as they are beside others that were damaged', async () => {
    const { spelling, list: read } = await readText(list(['JosÚ', 'ÓSCAR', 'Ísak']))
    expect(spelling?.readings.map(({ examples }) => examples)).toEqual(['JosÚ', 'José'])
    expect(namesIn(read)).toEqual(['José', 'ÓSCAR', 'Ísak'])
  })
  it('are read in blocks, between which the page responds', async () => {
    const rows = (await readText(list(Array.from({ length: 1_000 }, (_, index) => `José ${index}`)))).list
    let pauses = 0
    const count = () => ((pauses += 1), Promise.resolve())
    await findSpelling(rows, count)
    expect(pauses).toBeGreaterThan(10)
    pauses = 0
    await respelled(rows, 'utf-8 windows-1252', count)
    expect(pauses).toBeGreaterThan(10)
  })
  it.each([
    ['utf-8', 'windows-1252'],
    ['utf-8', 'macintosh'],
    ['utf-8', 'ibm437'],
    ['utf-8', 'ibm850'],
    ['utf-8', 'windows-1250'],
    ['ibm850', 'windows-1252'],
    ['macintosh', 'windows-1252'],
    ['windows-1252', 'macintosh'],
    ['windows-1252', 'ibm850'],
  ])('that are %s read as %s are read right', async (right, mistaken) => {
    const names = ['José', 'Núñez', 'Müller', 'Ada']
    const damaged = misread(names, right, mistaken)
    expect(damaged).not.toEqual(names)
    const { spelling, list: read } = await readText(list(['Søren', ...damaged]))
    expect([spelling?.readings[0]?.id, namesIn(read)]).toEqual([asItIs, ['Søren', ...names]])
  })
  it.each(['Jos\uFFFD', 'Jos\uFFFD Núñez'])('that cannot be read are named: %s', async (name) => {
    expect((await readText(list([name, 'Zoë']))).spelling).toMatchObject({ chosen: asItIs, readings: [{ examples: name }] })
  })
})
