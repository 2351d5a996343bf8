import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSandbox } from '../apps/e2e/otherSandbox.ts'
import { writeHash } from '../features/claim/hash.ts'
import { enterprises } from '../apps/build/enterprises.ts'
import getPort from 'get-port'
import { buildMadeUpEnterprise, foreignIn, madeUp } from './madeUpEnterprise.ts'
import { openBrowser } from './browser.ts'

let project: Awaited<ReturnType<typeof buildMadeUpEnterprise>>
let dist: string

/** The addresses of the guests' pages and of the tools: two hosts of one sandbox, which a browser finds on its own machine. */
let guests: string
let tools: string
let port: number

/** In milliseconds: it builds all apps of an enterprise while other tests use the machine too. */
const timeout = 180_000

beforeAll(async () => {
  port = await getPort()
  guests = `http://dine.localhost:${port}/${madeUp}/`
  tools = `http://tools.dine.localhost:${port}/${madeUp}-tools/`
  project = await buildMadeUpEnterprise({ GUESTS_ADDRESS: guests, TOOLS_ADDRESS: tools })
  dist = join(project.folder, 'dist')
}, timeout)

afterAll(() => project.remove())

it('ENT-04 a new enterprise is one new folder, and its pages show its name', async () => {
  const page = await readFile(join(dist, madeUp, 'claim/index.html'), 'utf8')
  expect(page).toContain('data-enterprise="testenterprise"')
  expect(page).toMatch(/<title>.*Testenterprise<\/title>/)
})

it('ENT-04 a guest of the new enterprise claims by email with the enterprise’s address ending and name', async () => {
  const sandbox = await startSandbox(dist, port)
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

it('NET-11 a guests’ page and a tool are on two hosts: links lead from one to the other, and no page of a guest reads a token of a tool', async () => {
  const sandbox = await startSandbox(dist, port)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    for (const address of [`${tools}claim/`, `${tools}claim/some`, `${guests}partners/`, `${guests}partners/login`, `${guests}managers/`])
      expect((await page.goto(address))?.status()).toBe(404)
    const tokens = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.endsWith('token')))
    await page.goto(`${guests}business/`)
    await page.getByRole('link', { name: 'Send gifts' }).first().click()
    await page.waitForURL(({ href }) => href.startsWith(`${tools}bulk-gifting/login`))
    await page.goto(`${tools}partners/`)
    await page.getByLabel('Email').fill('ines@harborrye.example')
    await page.getByLabel('Password', { exact: true }).fill('dinner4two')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(await tokens()).toEqual([`platewell.${madeUp}.partner.token`])
    await page.getByRole('link', { name: /privacy choices/i }).click()
    await page.getByRole('heading', { level: 1, name: 'Your privacy choices' }).waitFor()
    expect(page.url()).toBe(`${guests}embed/privacy`)
    expect(await tokens()).toEqual([])
    await page.getByRole('button', { name: 'Opt out this browser' }).click()
    await page.goto(`${tools}partners/`)
    expect(await page.evaluate(() => document.cookie)).toContain('do_not_track=true')
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}, 60_000)

it('before its scripts arrive, a page leads to the other host too', async () => {
  const [business, login] = await Promise.all(
    [`${madeUp}/business/index.html`, `${madeUp}-tools/partners/login.html`].map((file) => readFile(join(dist, file), 'utf8')),
  )
  expect(business).toContain(`href="${tools}bulk-gifting/"`)
  expect(login).toContain(`href="${guests}embed/privacy"`)
})

it.each(enterprises())('ENT-03 its build holds neither a name nor a picture of %s', async (other) => {
  expect(await foreignIn(project.folder, madeUp, other)).toEqual([])
})
