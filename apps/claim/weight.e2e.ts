import { gzipSync } from 'node:zlib'
import { firstLoadBudget } from '../../.ci/lib/firstLoad.ts'
import { openOffer } from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

test('every script that the page asks for while it opens is within the budget', async ({ page }) => {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await openOffer(page, 'WELCOME25')
  // What is asked for only after the form has appeared is part of the visit too.
  await page.waitForLoadState('networkidle')
  const weights = await Promise.all(scripts)
  expect(weights.length).toBeGreaterThan(2)
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(firstLoadBudget('claim'))
})
