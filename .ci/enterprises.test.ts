import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox } from '../apps/e2e/otherSandbox.ts'
import { writeHash } from '../features/claim/hash.ts'
import { enterprises } from '../apps/build/enterprises.ts'
import { buildMadeUpEnterprise, foreignIn, madeUp } from './madeUpEnterprise.ts'
import { openBrowser } from './browser.ts'

let project: Awaited<ReturnType<typeof buildMadeUpEnterprise>>
let dist: string

/** In milliseconds: it builds all apps of an enterprise while other tests use the machine too. */
const timeout = 180_000

beforeAll(async () => {
  project = await buildMadeUpEnterprise()
  dist = join(project.folder, 'dist')
}, timeout)

afterAll(() => project.remove())

it('ENT-04 a new enterprise is one new folder, and its pages show its name', async () => {
  const page = await readFile(join(dist, madeUp, 'claim/index.html'), 'utf8')
  expect(page).toContain('data-enterprise="testenterprise"')
  expect(page).toMatch(/<title>.*Testenterprise<\/title>/)
})

it('ENT-04 a guest of the new enterprise claims by email with the enterprise’s address ending and name', async () => {
  const sandbox = await startSandbox(dist)
  const browser = await openBrowser()
  try {
    const home = await (await fetch(sandbox.origin)).text()
    expect(home).toContain(`/testenterprise/claim/${writeHash('WELCOME25', 'member@testenterprise.example')}`)
    const page = await browser.newPage()
    await page.goto(`${sandbox.origin}/testenterprise/claim/${writeHash('WELCOME25')}`)
    await page.getByLabel('Email', { exact: true }).fill('ada@testenterprise.example')
    await page.getByRole('button', { name: 'Claim my offer' }).click()
    await page.getByRole('heading', { level: 1, name: /is claimed$/ }).waitFor()
    const claims: unknown = await (await fetch(`${sandbox.origin}/__sandbox/claims?guest=ada@testenterprise.example`)).json()
    expect(claims).toMatchObject([{ offerCode: 'WELCOME25', enterprise: 'testenterprise' }])
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}, 60_000)

it.each(enterprises())('ENT-03 its build holds neither a name nor a picture of %s', async (other) => {
  expect(await foreignIn(project.folder, madeUp, other)).toEqual([])
})
