import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, test } from '../test.ts'

// After what one person sent, the next one at the device finds the form of a first visit.

/** By the file that begins again: its page, its press, the link to another form, and the row that opens the form. */
const places = {
  'runtime/page/EmailCapture.tsx': { at: 'business/', press: 'Tell me when', again: 'Use another address', row: null },
  'embed/PrivacyRoute.tsx': { at: 'embed/privacy', press: 'Opt me out', again: 'Opt out another person', row: 'Ask us about your account' },
} as const

/** The values of a form's fields, by their names. */
const held = (form: Locator) =>
  form.locator('input, select, textarea').evaluateAll((all) =>
    all.map((field) => {
      if (field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) return [field.name, field.value]
      return field instanceof HTMLInputElement ? [field.name, field.value, field.checked] : []
    }),
  )

test('each place that begins again has a row', () => {
  const apps = join(import.meta.dirname, '../..')
  // Shells draw the form, and begin nothing.
  const begins = globSync('**/*.tsx', { cwd: apps }).filter((file) =>
    /\bonAgain(?!=\{ignore\}|: ignore)\b\s*[=:]/.test(readFileSync(join(apps, file), 'utf8')),
  )
  expect(begins.toSorted()).toEqual(Object.keys(places).toSorted())
})

for (const [file, { at, press, again, row }] of Object.entries(places))
  test(`PRV-03 “${again}” leads to the form of a first visit (${file})`, async ({ page, guest }) => {
    await page.goto(at)
    const button = page.getByRole('button', { name: press })
    const form = page.locator('form').filter({ has: button })
    if (row) await page.getByText(row).click()
    await expect(button).toBeEnabled()
    const first = await held(form)
    for (const field of await form.locator('input:not([type=checkbox], [type=radio])').all())
      await field.fill((await field.getAttribute('type')) === 'email' ? guest.email : 'Ada')
    await button.click()
    await page.getByRole('button', { name: again }).click()
    await expect(button).toBeVisible()
    expect(await held(form)).toEqual(first)
    await page.reload()
    if (row) await page.getByText(row).click()
    await expect(button).toBeVisible()
    expect(await held(form), 'loaded again').toEqual(first)
  })
