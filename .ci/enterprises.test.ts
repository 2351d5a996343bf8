import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox } from '../apps/e2e/otherSandbox.ts'
import { writeHash } from '../features/claim/hash.ts'
import { enterprises } from './build/enterprises.ts'
import { buildIn, copyOfProject } from './lib/builds.ts'
import { foreignIn } from './lib/foreign.ts'
import { openBrowser } from './lib/openBrowser.ts'

let project: Awaited<ReturnType<typeof copyOfProject>>
let dist: string

/** Makes a third house out of a second one: a copy of its folder under another name, as a newcomer would. */
async function addHouse(folder: string): Promise<void> {
  const house = join(folder, 'themes/testhouse')
  await cp(join(folder, 'themes/northgate'), house, { recursive: true })
  for (const entry of await readdir(house, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll('northgate', 'testhouse').replaceAll('Northgate', 'Testhouse'))
  }
}

/** In ms: all apps of a house are built, while other tests have their share of the machine. */
const patience = 180_000

beforeAll(async () => {
  project = await copyOfProject()
  await addHouse(project.folder)
  dist = await buildIn(project.folder, 'testhouse')
}, patience)

afterAll(() => project.remove())

it('ENT-04 a new enterprise is one new folder, and its pages bear its name', async () => {
  const page = await readFile(join(dist, 'testhouse/claim/index.html'), 'utf8')
  expect(page).toContain('data-enterprise="testhouse"')
  expect(page).toMatch(/<title>.*Testhouse<\/title>/)
})

it('ENT-04 a guest claims by e-mail in it: with its own ending, and in its own name', async () => {
  const sandbox = await startSandbox(dist)
  const browser = await openBrowser()
  try {
    const home = await (await fetch(sandbox.origin)).text()
    expect(home).toContain(`/testhouse/claim/${writeHash('WELCOME25', 'member@testhouse.example')}`)
    const page = await browser.newPage()
    await page.goto(`${sandbox.origin}/testhouse/claim/${writeHash('WELCOME25')}`)
    await page.getByLabel('Email', { exact: true }).fill('ada@testhouse.example')
    await page.getByRole('button', { name: 'Claim my offer' }).click()
    await page.getByRole('heading', { level: 1, name: /is claimed$/ }).waitFor()
    const claims: unknown = await (await fetch(`${sandbox.origin}/__sandbox/claims?guest=ada@testhouse.example`)).json()
    expect(claims).toMatchObject([{ offerCode: 'WELCOME25', house: 'testhouse' }])
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}, 60_000)

it.each(enterprises())('ENT-03 its build holds neither a name nor a picture of %s', async (other) => {
  const built = { house: 'testhouse', folder: join(dist, 'testhouse'), themes: join(project.folder, 'themes') }
  expect(await foreignIn(built, other)).toEqual([])
})
