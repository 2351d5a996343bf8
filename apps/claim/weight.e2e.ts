import { app } from './app.ts'
import { openOffer } from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'
import { bytesOf, weighScripts } from '../e2e/weight.ts'

test('all scripts of the page’s start are within the budget', { tag: '@each-enterprise' }, async ({ page }) => {
  const scripts = weighScripts(page)
  await openOffer(page, 'WELCOME25')
  // Scripts that load after the form has appeared count too.
  await page.waitForLoadState('networkidle')
  const weighed = await scripts()
  expect(weighed.length).toBeGreaterThan(2)
  expect(bytesOf(weighed)).toBeLessThanOrEqual(app.budget.kilobytes * 1_000)
})
