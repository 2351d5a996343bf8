import { describe, expect, it } from 'vitest'
import { addRows } from '../readRecipients.ts'
import { emptyList } from '../recipientList.ts'
import { byEmail, pause, readFile, readText } from '../testing/readList.ts'
import { decode, encode } from './codePages.ts'
import { asItIs, findSpelling, respelled } from './spelling.ts'

const western = ['José Núñez', 'Zoë Müller', 'François Lefèvre', 'Ó Briain', 'O’Brien']
const central = ['Jiří Dvořák', 'Łukasz Wałęsa', 'Michał Żółć', 'Ľubomír Čáp', 'Tomáš Beneš']
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
]
const list = (names: readonly string[]) => ['E-mail,Name', ...names.map((name, index) => `p${index}@mail.example,${name}`), ''].join('\n')
const lines = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.replace(/.*?,/, ''))
const bytesIn = (encoding: string, names: readonly string[]) => {
  const bytes = encode(list(names), encoding)
  if (bytes === null) throw new Error(`${encoding} cannot write these names.`)
  return bytes
}
const misread = (names: readonly string[], right: string, mistaken: string) => {
  const bytes = right === 'utf-8' ? new TextEncoder().encode(list(names)) : bytesIn(right, names)
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
  it.each([
    ['ibm437', ['José', 'Müller', 'Élodie', 'Peña']],
    ['ibm850', western.slice(0, 4)],
    ['ibm852', central.slice(0, 4)],
    ['macintosh', western],
    ['windows-1250', central],
    ['windows-1252', western],
    ['windows-1251', ['Иван Петров', 'Ольга']],
    ['koi8-u', ['Иван Петров', 'Ольга']],
    ['windows-1253', ['Ολυμπία', 'Γιάννης']],
    ['windows-1255', ['דוד כהן']],
  ] as const)('in %s can be read right', async (encoding, names) => {
    const { spelling, list: read } = await readFile(bytesIn(encoding, names))
    const others = spelling ? await Promise.all(spelling.readings.map(({ id }) => respelled(spelling.original, id, pause))) : []
    expect([read, ...others].map(namesIn)).toContainEqual(names)
  })
  it('are not questioned where one reading alone makes names of them', async () => {
    expect((await readFile(bytesIn('windows-1252', ['José', 'Zoë', 'O´Brien']))).spelling).toBeNull()
  })
  it('are shown in each reading, the likeliest chosen', async () => {
    const { spelling, list: read } = await readFile(bytesIn('ibm850', ['José', 'Zoë', 'Ada']))
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
  it('stay as they are where a reading would change others, which are shown', async () => {
    const { spelling, list: read } = await readText(list(['JosÚ', 'ÓSCAR', 'Ísak']))
    expect(spelling?.chosen).toBe(asItIs)
    expect(spelling?.readings.map(({ examples }) => examples)).toContainEqual('José · àSCAR')
    expect(namesIn(read)).toEqual(['JosÚ', 'ÓSCAR', 'Ísak'])
  })
  it('are read in blocks, between which the page responds', async () => {
    const rows = (await readText(list(Array.from({ length: 1_000 }, (_, index) => `José ${index}`)))).list
    let pauses = 0
    const count = () => ((pauses += 1), Promise.resolve())
    await findSpelling(rows, true, count)
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
