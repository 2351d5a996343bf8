import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import * as z from 'zod/mini'
import { fillDetails, goOn, typeCard } from '../../checkout/e2e/steps.ts'
import { newGuest } from '../../e2e/guest.ts'

const rules = z.object({ headers: z.record(z.string(), z.record(z.string(), z.string())) })
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

test('pages and hashed files have the headers that the build lists', { tag: '@each-enterprise' }, async ({ request }, { project }) => {
  const { headers } = rules.parse(JSON.parse(readFileSync(join(process.env['DIST'] ?? 'dist', project.name, 'hosting.json'), 'utf8')))
  const answer = await request.get('claim/')
  const html = await answer.text()
  const script = /src="\.\.\/(assets\/[^"]+)"/.exec(html)?.[1] ?? ''
  const file = await request.get(script)

  const wanted = (pattern: string): [string, string][] => Object.entries({ ...headers['/*'], ...headers[pattern] })
  for (const [name, value] of wanted('/claim/*')) expect(answer.headers()[name.toLowerCase()]).toBe(value)
  for (const [name, value] of wanted('/assets/*')) expect(file.headers()[name.toLowerCase()]).toBe(value)
})
