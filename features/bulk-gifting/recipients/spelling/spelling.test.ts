import { describe, expect, it } from 'vitest'
import { addRows } from '../readRecipients.ts'
import { emptyList } from '../recipientList.ts'
import { byEmail, pause, readFile, readText } from '../testing/readList.ts'
import { decode, encode } from './codePages.ts'
import { isCommon } from './plausible.ts'
import { asItIs, findSpelling, respelled } from './spelling.ts'

/** Names in languages of which Excel for Windows writes each letter. */
const western =
  `Íker Cañizares|Piñeiro|Ródenas|Ayllón|Teófila|Mascaró|Verdú|Isaías Begoñe|Heloísa|Cauã|Benício|Letícia Assunção|Estêvão|Lívia
  Trépanier|Dorothée|Béland|Lelièvre|Lemaître|Hülya|Geißler|Süßebier|Söding|Gröttner|Käthi|Matthäi|Ødegård|Håvard|Lærke|Sørine|Åbjørn
  Torbjörn Wallén|Måns|Sipilä|Hänninen|Hautamäki|Hjörfríður|Járngerður|Dýris|Æsa Þorgríms`.split(/\s*[|\n]\s*/)
/** Names that were respelled, though nothing was wrong with them. */
const correct = `Õnne Sääsk|Ülo Põld|Jüri Õun|Tõnu Tamm|Märt Kõiv|Krõlov|Nuala Ní Dhomhnaill|Caitríona Nic Ghearailt|Cáit Ó Sé
  Hashim Thaçi|Agim Çeku|Fatos Rëmbë|Xêro|Bêrîvan|Zînê Çelebî|Garbiñe Muguruza|Mercè Rodoreda|Jordi Pujolàs|Siân Phillips
  Gruffydd Tegên|Foà|Almagià|Cassarà|Vajèn|Noëlle`.split(/\s*[|\n]\s*/)
const central =
  'Bednářová|Havlíček|Naděžda|Jindřich|Čechová|Němcová|Štěpánka|Horáčková|Belošević|Obradović|Godinić|Blažičko|Jurčić|Szymański|Wawrzeńczyk|Żabka|Złotek|Mikołajczyk|Kuśmider|Grażyna|Ľuboš Križan|Želmíra|Holčík|Jenő|Dudás|Győrffy'.split(
    '|',
  )
/** Names in languages that only Unicode writes. */
const others = `Kekūhaupiʻo|Kaʻahumanu|Pāora Te Ūpoko|Wīremu Tāmihana|Ġorġ Borġ|Ħamrun Żammit|Ċensu Tabone|Llŷr Ŵyn|Rojîn Şêxo
  Trần Đức Lương|Phạm Thị Huệ|Đỗ Mười|Bùi Xuân Phái|Əliyev Heydər|Kārlis Ulmanis|Jānis Bērziņš|Žydrūnas|Grybauskaitė|Răzvan Brândușa
  Adébáyọ̀ Ọlá|Ngũgĩ wa Thiong’o|Chịka Ọnụ|Áillohaš|Bataar Өнөр|Gülşeref Doğanşah|İrfan Batırhan`.split(/\s*[|\n]\s*/)
/** Names of people, as they are, some with marks that people type. */
const real = [
  ...western,
  ...correct,
  ...central,
  ...others,
  ...`Nguyễn Thị Ánh Tuyết|Þórdís Ægisdóttir|Иван Петров|Ολυμπία Παπαδοπούλου|田中 太郎|김민준|محمد علي ٣|דוד כהן|สมชาย ใจดี|Mª José|Gal·la Puig
  Ó hÉigeartaigh|Nic MacÁodha|DeÁngelis|Jean–Luc Smith–Jones|Ka‘ahumanu|D’Été|Ada 🎉|Ada®|„Ada“|«Ada»|Ada…|José|ÓSCAR|Ísak|Ana É. Ruiz
  O´Brien|D´Angelo|N´Diaye|Hawai´i|Müller–schmidt|Jean•Luc|Ana–maria|Straße°|¡Hola José!|André¹`.split(/\s*[|\n]\s*/),
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
    for (const file of ['utf-8', 'utf-16le', 'utf-16be'].flatMap((encoding) => bytesIn(encoding, real))) {
      const { spelling, list: read } = await readFile(file)
      expect([spelling, namesIn(read)]).toEqual([null, real])
    }
  })
  it('are no names by which common damage is known', () => {
    const words = [...western, ...correct, ...central, ...others].flatMap((name) => name.split(' '))
    expect(words.filter(isCommon)).toEqual([])
  })
  it.each<readonly [encoding: string, names: readonly string[], alone: number, inEights: number]>([
    ['windows-1252', [...western, ...correct], 1, 1],
    ['macintosh', western, 0.81, 1],
    ['ibm850', western, 0.88, 1],
    ['ibm437', western, 0.86, 1],
    ['windows-1250', central, 0.69, 0.96],
    ['iso-8859-2', central, 0.73, 0.96],
    ['ibm852', central, 0.62, 0.96],
  ])('in %s are read right: all, or this part of them', async (encoding, names, alone, inEights) => {
    const rateIn = async (size: number) => {
      const written = names.filter((name) => bytesIn(encoding, [name]).length > 0)
      let right = 0
      for (let start = 0; start < written.length; start += size) {
        const some = written.slice(start, start + size)
        const [bytes = new Uint8Array()] = bytesIn(encoding, some)
        const read = namesIn((await readFile(bytes)).list)
        right += some.filter((name, at) => read[at] === name).length
      }
      return Math.round((100 * right) / written.length) / 100
    }
    expect([await rateIn(1), await rateIn(8)]).toEqual([alone, inEights])
  })
  it.each([
    ['windows-1251', ['Иван Петров', 'Ольга']],
    ['koi8-u', ['Иван Петров', 'Ольга']],
    ['windows-1253', ['Ολυμπία', 'Γιάννης']],
    ['windows-1254', ['Yeşim Şefiye', 'Batırhan Açılay', 'Durmuşali']],
    ['windows-1255', ['דוד כהן']],
    ['windows-1256', ['محمد علي']],
    ['ibm852', ['Wawrzeńczyk', 'Złotek', 'Kuśmider']],
  ] as const)('in %s are read right, many of them', async (encoding, names) => {
    for (const bytes of bytesIn(encoding, names)) expect(namesIn((await readFile(bytes)).list)).toEqual(names)
  })
  it('are not questioned in the encoding of Excel for Windows', async () => {
    for (const bytes of real.flatMap((name) => bytesIn('windows-1252', [name]))) expect((await readFile(bytes)).spelling).toBeNull()
    for (const bytes of bytesIn('windows-1252', correct)) expect((await readFile(bytes)).spelling).toBeNull()
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
  ])('that are %s read as %s are asked about', async (right, mistaken) => {
    const names = ['Cañizares', 'Ayllón', 'Hülya', 'Ada']
    const damaged = misread(names, right, mistaken)
    expect(damaged).not.toEqual(names)
    const { spelling, list: read } = await readText(list(['Sørine', ...damaged]))
    const isSure = right === 'utf-8'
    expect(spelling?.readings[1]?.examples).toBe('Cañizares · Ayllón · Hülya')
    expect([spelling?.chosen === asItIs, namesIn(read)]).toEqual([!isSure, ['Sørine', ...(isSure ? names : damaged)]])
    expect(namesIn((await readText(list(['Sørine', ...misread(['José'], right, mistaken)]))).list)).toEqual(['Sørine', 'José'])
  })
  it.each(['Jos\uFFFD', 'Jos\uFFFD Núñez'])('that cannot be read are named: %s', async (name) => {
    expect((await readText(list([name, 'Zoë']))).spelling).toMatchObject({ chosen: asItIs, readings: [{ examples: name }] })
  })
})
