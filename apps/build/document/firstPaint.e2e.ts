import type { Page } from '@playwright/test'
import { hold } from '../../e2e/hold.ts'
import { emailField, heading, linkTo } from '../../claim/e2e/steps.ts'
import { expect, test } from '../../e2e/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'ENT-02 ENT-05 CLM-17 the page shows the enterprise’s shell, its headline and its links',
    { tag: '@each-enterprise' },
    async ({ page, enterprise }) => {
      await page.goto('claim/')
      await expect(page.getByRole('img', { name: enterprise.settings.name })).toBeVisible()
      await expect(heading(page)).toHaveText(enterprise.wording.welcome)
      await expect(page.getByText('One moment…')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute('href', enterprise.settings.privacyUrl)
      await expect(page).toHaveTitle(new RegExp(enterprise.settings.name))
    },
  )
})

/** Advances the page's clock at once. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

test('NET-07 if no script arrives, the page says so after a while, and can be reloaded', async ({ page }) => {
  let blocked = true
  await page.route(/\.js$/, (route) => (blocked ? route.abort() : route.continue()))
  await page.goto('store/?project=house', { waitUntil: 'commit' })
  const notice = page.getByText(/^This page is taking a long time to load\./)
  await expect(notice).toBeAttached()
  await expect(notice).toBeHidden()
  await finishAnimations(page)
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('your browser may be too old')
  await expect(page.getByRole('status').filter({ has: notice })).toHaveCount(1)
  blocked = false
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(page.getByRole('link', { name: /^Pay \$50/ })).toBeVisible()
  await expect(page).toHaveURL(/project=house/)
  await expect(notice).toHaveCount(0)
})

test.describe('for a visitor who prefers dark', () => {
  test.use({ colorScheme: 'dark' })

  test('ENT-02 the first paint is dark, and stays so when the app is there', { tag: '@each-enterprise' }, async ({ page }) => {
    const main = await hold(page, '/assets/react-')
    await page.goto(linkTo('WELCOME25'), { waitUntil: 'commit' })
    await expect(page.getByText('One moment…')).toBeVisible()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const lightness = (colour: string) => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number))
    const painted = await background()
    expect(lightness(painted)).toBeLessThan(64)
    await main.letGo()
    await expect(emailField(page)).toBeVisible()
    expect(await background()).toBe(painted)
  })
})

const knownAtOnce: Readonly<Record<string, string>> = {
  'diner/': 'Check not found',
  'partners/email-review?id=41': 'This page is unavailable',
  'partners/join': 'Bring your restaurant to Platewell',
  'bulk-gifting/calculator': 'Plan your gifts',
}

test('ENT-02 what an address leads to shows before the app’s scripts have arrived', async ({ page }) => {
  const main = await hold(page, '/assets/react-')
  for (const [address, title] of Object.entries(knownAtOnce)) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(heading(page)).toHaveText(title)
  }
  await main.letGo()
})

test.describe('without one of the app’s scripts', () => {
  test.use({ tolerated: [/Failed to fetch dynamically imported module/] })

  test('NET-07 whichever script of the first screen does not arrive, the page says so, and can be reloaded', async ({ page }) => {
    // The page is opened once for each script.
    test.setTimeout(90_000)
    // The page reloads by itself once, as after a deployment: this visit has done so already.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
        sessionStorage.setItem('platewell.reloaded', entry?.src ?? '')
      }),
    )
    const scripts = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()))
    const address = 'managers/'
    await page.goto(address)
    await expect(page.getByLabel('Phone number')).toBeVisible()
    // Without the entry, or what it imports, no script runs: the late notice says so, as above.
    const others = [...scripts].filter((script) => !/\/(managers|start)-[^/]*$/.test(script))
    expect(others.length).toBeGreaterThan(4)
    for (const script of others) {
      await page.route(script, (route) => route.abort())
      await page.goto(address)
      await expect(heading(page), script).toHaveText('Something went wrong...')
      await page.unroute(script)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByLabel('Phone number')).toBeVisible()
    }
  })

  test('NET-07 if only the entry arrives, there is one notice, and not two', async ({ page }) => {
    await page.route(/\/assets\/react-/, (route) => route.abort())
    await page.goto('store/')
    await expect(heading(page)).toHaveText('Something went wrong...')
    await expect(page.getByText(/^This page is taking a long time to load\./)).toHaveCount(0)
  })
})

/** The reads that each page starts by itself, in their order. */
const prefetched: Readonly<Record<string, readonly RegExp[]>> = {
  [linkTo('WELCOME25')]: [/\/offers\/WELCOME25$/],
  'gift/?gift=dinner': [/\/gifts\/dinner$/],
  'store/?project=house': [/\/house\/purchase_panel$/],
  'diner/?pos=tableside&location=harbor&ticket=1042': [/\/tableside\/harbor$/, /\/tickets\/1042\?/],
}

test('CLM-17 NET-07 what a page shows is read before its main script has arrived, and only once', async ({ page }) => {
  let asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  for (const [address, reads] of Object.entries(prefetched)) {
    asked = []
    const main = await hold(page, '/assets/react-')
    const answers = reads.map((read) => page.waitForResponse(read))
    await page.goto(address, { waitUntil: 'commit' })
    await Promise.all(answers)
    await main.letGo()
    await expect(page.locator('main :is(button, input, a[href])').filter({ visible: true }).first(), address).toBeEnabled()
    await page.waitForLoadState('networkidle')
    for (const read of reads) expect(asked.filter((url) => read.test(url))).toHaveLength(1)
  }
})

test('NET-09 web fonts come once the app is drawn, and on the next visit before it', async ({ page }) => {
  let fonts = 0
  page.on('request', (request) => void (request.url().endsWith('.woff2') && (fonts += 1)))
  const react = await hold(page, '/assets/react-')
  await page.goto(linkTo('WELCOME25'), { waitUntil: 'commit' })
  await expect(page.getByText('One moment…')).toBeVisible()
  await react.reached
  expect(fonts).toBe(0)
  await react.letGo()
  await expect(emailField(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.webFonts')))).toBe(true)
  fonts = 0
  const again = await hold(page, '/assets/react-')
  await page.reload({ waitUntil: 'commit' })
  await again.reached
  await expect.poll(() => fonts).toBeGreaterThan(0)
  await again.letGo()
})
