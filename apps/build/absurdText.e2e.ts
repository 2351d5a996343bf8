import type { Page } from '@playwright/test'
import { expectAt, onward, pay, typeCard } from '../checkout/e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'
import { asSeen } from '../../ui/text/plainText.ts'

const markup = '<img src=x onerror="document.title=\'planted\'"><b>bold</b>{{7*7}}${7*7}'
const turned = '\u202Eadnap\u2066 مرحبا שלום \uFEFF👩‍👩‍👧‍👦 Z̷̢a̵l̸g̶o̷'
const endless = 'Donau'.repeat(2_000)

/** Nothing of it became a part of the page, and it does not make the page wider. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle(/planted/)
  await expect(page.locator('main b, main img[src="x"]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('CHK-02 CHK-05 absurd text is refused at its field, or bought, sent and shown as it was seen in its field', async ({
  page,
  guest,
}) => {
  await page.goto('checkout/?gco_id=gco-50')
  await page.getByLabel('Email').fill(endless)
  await page.getByLabel('First name').fill(endless)
  await page.getByLabel('Last name').fill(turned)
  await onward(page).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/valid email/)
  await expectHarmless(page)
  await expect(page.getByLabel('Last name')).toHaveValue(asSeen(turned))
  await page.getByLabel('Email').fill(guest.email)
  await page.getByLabel('First name').fill(markup)
  await onward(page).click()
  await expectAt(page, 'Payment')
  await typeCard(page)
  await pay(page).click()
  await expectAt(page, 'Send your gift')
  await page.getByLabel('Their name').fill(turned)
  await page.getByLabel('Their email').fill('maya@mail.example')
  await page.getByLabel('Your message').fill(turned + endless)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expectHarmless(page)
  await page.getByLabel('Your message').fill(turned)
  await page.getByRole('button', { name: 'Send it now' }).click()
  await expectAt(page, 'Purchase Successful')
  await expectHarmless(page)
})
