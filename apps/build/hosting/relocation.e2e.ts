import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../../e2e/otherSandbox.ts'
import { serveFolder } from '../../e2e/staticServer.ts'
import { emailField, expectScreen, heading, linkTo, offerCodeField, submitEmail } from '../../claim/e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'

const built = (enterprise: string) => join(process.env['DIST'] ?? 'dist', enterprise)

test('ENT-02 the built folder works below any path of a static host', { tag: '@each-enterprise' }, async ({ page, enterprise }) => {
  const host = await serveFolder(built(enterprise.name), '/some/where/')
  const failed: string[] = []
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url())
  })
  await page.goto(`${host.address}claim/`)
  await expect(offerCodeField(page)).toBeVisible()
  await expect(heading(page)).toHaveText(enterprise.wording.welcome)
  await expect(page.getByRole('img', { name: enterprise.settings.name })).toBeVisible()
  await page.reload()
  await expect(offerCodeField(page)).toBeVisible()
  expect(page.url()).toBe(`${host.address}claim/`)
  expect(failed.filter((url) => !url.includes('/api/'))).toEqual([])
  await host.close()
})

/** The built enterprise with the API at another origin: in its page, and in its policy. */
async function builtFor(enterprise: string, apiOrigin: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'))
  const folder = join(dist, enterprise)
  await cp(built(enterprise), folder, { recursive: true })
  const rewrite = async (file: string, from: string, to: string) => {
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replaceAll(from, to))
  }
  await rewrite('claim/index.html', '"apiOrigin":""', `"apiOrigin":"${apiOrigin}"`)
  await rewrite('hosting.json', "connect-src 'self'", `connect-src 'self' ${apiOrigin}`)
  return dist
}

test('NET-01 an API at another origin receives the calls, and claims once', async ({ page, guest, enterprise, sandbox, baseURL }) => {
  const apiOrigin = new URL(baseURL ?? '').origin
  const dist = await builtFor(enterprise.name, apiOrigin)
  const host = await startSandbox(dist)
  const origins = new Set<string>()
  page.on('request', (call) => {
    const { origin, pathname } = new URL(call.url())
    if (pathname.startsWith('/api/')) origins.add(origin)
  })
  await page.goto(`${host.origin}/${enterprise.name}/${linkTo('WELCOME25')}`)
  await submitEmail(page, guest.email)
  await expectScreen(page, 'emailClaimSuccess')
  expect([...origins]).toEqual([apiOrigin])
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
  await page.close()
  await host.stop()
  await rm(dist, { recursive: true })
})

for (const below of ['where', 'where/', 'some/where']) {
  test(`CLM-17 NET-10 the address claim/${below} opens the app with its link and campaign`, async ({ page }) => {
    await page.goto(linkTo('WELCOME25').replace('claim/', `claim/${below}?utm_source=card`))
    await expect(emailField(page)).toBeVisible()
    expect(page.url()).toContain(`?utm_source=card${linkTo('WELCOME25').replace('claim/', '')}`)
  })
}

for (const [address, start] of [
  ['business/gifting/teams', /\/business\/$/],
  ['partners/locaton', /\/partners\/(login)?/],
] as const) {
  test(`${address} is answered with the status 404, says so, and leads to the start`, async ({ page }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the start' }).click()
    await expect(page).toHaveURL(start)
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toHaveCount(0)
  })
}
