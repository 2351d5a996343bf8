import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../../e2e/otherSandbox.ts'
import { serveFolder } from '../../e2e/staticServer.ts'
import { emailField, expectScreen, heading, linkTo, offerCodeField, submitEmail } from '../../claim/e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'
import { writeDeployment } from './built.ts'
import { deployment } from './deployment.ts'

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

/** The built enterprise with the API at another address. */
async function builtFor(enterprise: string, apiAddress: string): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'))
  const folder = join(dist, enterprise)
  await cp(built(enterprise), folder, { recursive: true })
  writeDeployment(folder, deployment({ API_ORIGIN: apiAddress }), new Date().toISOString())
  return dist
}

test('NET-01 REL-02 an API below a path of another origin receives the calls, and claims once', async ({
  page,
  guest,
  enterprise,
  sandbox,
  baseURL,
}) => {
  const gateway = new URL('/api-gw', baseURL).href
  const dist = await builtFor(enterprise.name, gateway)
  const host = await startSandbox(dist)
  const calls: string[] = []
  page.on('request', (call) => void (call.url().includes('/api/') && calls.push(call.url())))
  // A gateway passes calls on without its path.
  await page.route(`${gateway}/**`, (route) => route.continue({ url: route.request().url().replace('/api-gw', '') }))
  await page.goto(`${host.origin}/${enterprise.name}/${linkTo('WELCOME25')}`)
  await submitEmail(page, guest.email)
  await expectScreen(page, 'emailClaimSuccess')
  expect(calls.filter((url) => !url.startsWith(`${gateway}/api/`))).toEqual([])
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
  await page.close()
  await host.stop()
  await rm(dist, { recursive: true })
})

test('CLM-17 NET-10 each address below the claim opens the app with its link and campaign', async ({ page }) => {
  for (const below of ['where', 'where/', 'some/where']) {
    await page.goto(linkTo('WELCOME25').replace('claim/', `claim/${below}?utm_source=card`))
    await expect(emailField(page), below).toBeVisible()
    expect(page.url()).toContain(`claim/${below}?utm_source=card${linkTo('WELCOME25').replace('claim/', '')}`)
  }
})

test('an address without a page is answered with the status 404, says so, and leads to the start', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1, name: 'This page is not here' })
  for (const [address, start] of [
    ['business/gifting/teams', /\/business\/$/],
    ['partners/locaton', /\/partners\/(login)?/],
  ] as const) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(title).toBeVisible()
    await page.getByRole('link', { name: 'Go to the start' }).click()
    await expect(page).toHaveURL(start)
    await expect(title).toHaveCount(0)
  }
})
