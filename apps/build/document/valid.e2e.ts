import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate, type Message } from 'html-validate'
import { expect, test } from '../../e2e/test.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'long-title': 'off' } })

/** Nothing of a template is in the page, and the policy forbids inline styles and scripts by itself. */
const shown = (html: string): string => html.replaceAll(/<(template|style|script)\b[\s\S]*?<\/\1>/g, '')

async function faultsOf(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(shown(html))
  return results.flatMap(({ messages }) => messages.map(({ message, selector }: Message) => `${message} at ${selector ?? ''}`))
}

test('every built page is valid HTML', async ({}, { project }) => {
  const folder = join(process.env['DIST'] ?? 'dist', project.name)
  const pages = globSync('*/*.html', { cwd: folder })
  const faults = await Promise.all(pages.map(async (page) => [page, await faultsOf(readFileSync(join(folder, page), 'utf8'))] as const))
  expect(pages.length).toBeGreaterThan(20)
  expect(faults.filter(([, found]) => found.length > 0)).toEqual([])
})

const rendered = [
  'bulk-gifting/login',
  'business/',
  'checkout/?gco_id=gco-50',
  'checkout/?ico_id=ico-100',
  'checkout/subscribe?ico_id=ico-monthly',
  `claim/#${btoa('WELCOME25')}`,
  'embed/map',
  'embed/privacy',
  'gift/?gift=dinner',
  'managers/login',
  'partners/login',
  'store/?project=bonuspercent',
]

test('what the first screen of each app renders is valid HTML', async ({ page }) => {
  // One page of each app, one after the other.
  test.slow()
  for (const address of rendered) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(await faultsOf(await page.content()), address).toEqual([])
  }
})
