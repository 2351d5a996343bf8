import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serveFolder } from '../e2e/staticServer.ts'
import { expect, test, wholly } from '../e2e/test.ts'
import { bytesOf, limitOf, weighScripts } from '../e2e/weight.ts'

const optOutButton = (page: Page) => page.getByRole('button', { name: 'Opt me out' })

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByText('Ask us about your account').click()
  await page.getByLabel('State').selectOption('California')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByLabel('Email address').fill(email)
}

test('PUB-03 LOC-01 the map of those that take the pass, dark, is used by keyboard from its list', async ({ page }) => {
  await page.goto('embed/map?pass=true&colorMode=black')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where your pass is taken')
  await expect(page).toHaveTitle(/^Where your pass is taken · ./)
  const list = page.getByRole('list', { name: 'Restaurants' })
  const first = list.getByRole('button').first()
  await first.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Saffron Court', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(list.getByRole('listitem')).toHaveCount(5)
})

test(
  'PRV-03 NET-09 an opt-out is sent once, its cookie holds 365 days, and nothing is told of the visit after it',
  { tag: ['@engines', '@tracked'] },
  async ({ page, guest, sandbox }) => {
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/v5/events') && sent.push(request.url()))
    await page.goto('embed/privacy')
    await expect(page).toHaveTitle(/^Your privacy choices · ./)
    await page.getByText('What opting out changes').click()
    await expect.poll(() => sent.length).toBe(1)
    await fillIn(page, guest.email)
    await page.reload()
    await expect(page.getByLabel('Email address')).toHaveValue(guest.email)
    await expect(page.getByLabel('State')).toHaveValue('CA')
    await optOutButton(page).dblclick()
    await expect(page.getByRole('heading', { name: 'You are opted out' })).toBeVisible()
    expect(await sandbox.optOutsOf(guest.email)).toMatchObject([{ firstName: 'Ada', lastName: 'Moreau', state: 'CA' }])
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'do_not_track')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364.9 * 24 * 60 * 60)
    // Firefox may tell its end in whole seconds, rounded up.
    expect((cookie?.expires ?? 0) - Math.ceil(Date.now() / 1000)).toBeLessThanOrEqual(365 * 24 * 60 * 60)
    const before = sent.length
    await page.goto('embed/map')
    await page.getByRole('button', { name: /^Kumo Ramen Ramen 1100/ }).click()
    await page.goto('claim/')
    await page.locator('main').click()
    await page.waitForLoadState('networkidle')
    expect(sent).toHaveLength(before)
  },
)

test.describe('in a low frame', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('NET-07 PRV-03 an opt-out that did not arrive says so where it was sent', async ({ page, guest, sandbox }) => {
    await page.goto('embed/privacy')
    await fillIn(page, guest.email)
    await sandbox.fault({ name: 'serverError', path: '/do_not_track' })
    await optOutButton(page).click()
    await expect(page.getByRole('alert')).toBeInViewport(wholly)
    await sandbox.calm()
    await optOutButton(page).click()
    await expect(page.getByRole('heading', { name: 'You are opted out' })).toBeFocused()
  })
})

test('PRV-04 NET-09 a browser that sends Global Privacy Control is opted out at once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/v5/events') && sent.push(request.url()))
  await page.addInitScript(() => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('embed/privacy')
  await expect(page.getByText('Your browser opts you out, and we honor it')).toBeVisible()
  // The page says so before it writes the cookie.
  const cookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  await expect.poll(cookies).toContain('do_not_track=true')
  await page.getByText('What Global Privacy Control is').click()
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
})

test('LOC-01 once the browser says where the visitor is, the nearest restaurant comes first', async ({ page, context }) => {
  await page.goto('embed/map')
  const first = page.getByRole('list', { name: 'Restaurants' }).getByRole('listitem').first()
  await expect(first).not.toContainText('Kumo Ramen')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText('Your browser did not say where you are.')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 30.2629, longitude: -97.7263 })
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(first).toContainText('Kumo Ramen')
  await expect(first).toContainText('0.1 miles')
})

test('PRV-01 PUB-03 an address with a slash at its end is the same as without it', async ({ page }) => {
  for (const [address, title] of [
    ['embed/privacy/', 'Your privacy choices'],
    ['embed/map/?pass=true', 'Where your pass is taken'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${title} · .`))
  }
})

/** A page around the privacy choices, whose title shows their messages. */
const parent = (frame: string) =>
  `<!doctype html><title>Around</title><script>addEventListener('message', ({ origin, data }) => document.title = origin + ' ' + JSON.stringify(data))</script><iframe title="Choices" width="360" height="640" src="${frame}"></iframe>`

async function someoneElse(frame: string) {
  const folder = await mkdtemp(join(tmpdir(), 'parent-'))
  await writeFile(join(folder, 'index.html'), parent(frame))
  const host = await serveFolder(folder, '/parent/')
  return { address: `${host.address}index.html`, close: () => host.close().then(() => rm(folder, { recursive: true })) }
}

test.describe('within another page', () => {
  test.use({ tolerated: [/frame-ancestors/] })

  test('PRV-02 a page of the enterprise’s own origin is asked to take the frame away', async ({ page, baseURL }) => {
    const frame = new URL('embed/privacy', baseURL)
    await page.route('**/parent', (route) => route.fulfill({ contentType: 'text/html', body: parent(frame.href) }))
    await page.goto(`${frame.origin}/parent`)
    await page.frameLocator('iframe').getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveTitle(`${frame.origin} {"type":"platewell:close"}`)
  })

  test('PRV-02 a page that nobody named may not hold the frame', async ({ page, baseURL }) => {
    const host = await someoneElse(new URL('embed/privacy', baseURL).href)
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(host.address)
    await refused
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
    await host.close()
  })

  test('PRV-02 where a host forgets the policy, a page that nobody named gets no close control', async ({ page, baseURL }) => {
    const frame = new URL('embed/privacy', baseURL).href
    const host = await someoneElse(frame)
    await page.route(frame, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { 'Content-Type': 'text/html' } })
    })
    await page.goto(host.address)
    const inFrame = page.frameLocator('iframe')
    await expect(inFrame.getByRole('switch', { name: 'Opt out this browser' })).toBeVisible()
    await expect(inFrame.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await host.close()
  })
})

const isOfMap = ({ path }: { path: string }) => /maplibre|MapWindow/.test(path)

test('PUB-03 LOC-01 the list needs no script of the map, and the map is drawn after it', async ({ page, baseURL }) => {
  const scripts = weighScripts(page)
  const elsewhere: string[] = []
  page.on('request', (request) => new URL(request.url()).origin === new URL(baseURL ?? '').origin || elsewhere.push(request.url()))
  const city = page.waitForResponse('**/__sandbox/map/city.geojson')
  await page.goto('embed/map')
  await expect(page.getByRole('heading', { name: 'Restaurants in Austin' })).toBeVisible()
  // Only a build with MAP_STYLE=/__sandbox/map/style.json asks for it.
  expect((await city).status()).toBe(200)
  await page.getByRole('group', { name: 'Restaurants: map' }).getByRole('button', { name: 'Kumo Ramen' }).click()
  await expect(page.getByRole('button', { name: /^Kumo Ramen Ramen 1100/ })).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  const weighed = await scripts()
  expect(weighed.filter(isOfMap).length).toBeGreaterThan(0)
  expect(weighed.filter(({ path }) => path.includes('VirtualMapList'))).toEqual([])
  // Notices, switches and the pages of other apps load later.
  expect(bytesOf(weighed.filter((script) => !isOfMap(script)))).toBeLessThanOrEqual(limitOf('embed', baseURL) + 5_000)
})
