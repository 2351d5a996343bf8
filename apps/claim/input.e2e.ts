import * as on from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

const hostileHashes = [
  '#',
  '#%',
  '#%E0%A4%A',
  '#%00%ff',
  '#!!!',
  '#V0VM',
  '#<script>alert(1)</script>',
  `#${btoa('<script>alert(1)</script>')}`,
  `#${btoa('\u0000\u0001\u00ff\u00fe')}`,
  `#${'QUFB'.repeat(4_000)}`,
  '#🍕',
  '#../../api/v5/offers/WELCOME25',
  '#constructor',
  '#{"code":"WELCOME25"}',
]

test('CLM-16 a hostile hash does not break the page, on opening or on a change', async ({ page }) => {
  for (const hash of hostileHashes) {
    await test.step(hash.slice(0, 40), async () => {
      await page.goto(`claim/${hash}`)
      // Some of these are read as an unknown code and the rest as no link. Each shows the field for a code.
      await expect(on.offerCodeField(page)).toBeVisible()
    })
  }
  await page.reload()
  await expect(on.offerCodeField(page)).toBeVisible()
  await page.goto(on.linkTo('WELCOME25'))
  await expect(on.emailField(page)).toBeVisible()
})
