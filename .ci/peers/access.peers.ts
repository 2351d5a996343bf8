import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { pages } from '../measure/pages.ts'
import { checkers, isAccepted } from './checkers.ts'

/** The first screen of a page has no more to load. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}

for (const [name, { app, path }] of Object.entries(pages))
  test(`${name} has no finding of checkers that others wrote`, async ({ page }) => {
    await open(page, `${app}/${path}`)
    for (const { file, find } of checkers) {
      await page.evaluate(readFileSync(file, 'utf8'))
      const findings = await page.evaluate(find)
      expect
        .soft(
          findings.filter((finding) => !isAccepted(finding)),
          file,
        )
        .toEqual([])
    }
  })
