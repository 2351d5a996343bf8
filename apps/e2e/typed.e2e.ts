import type { Page } from '@playwright/test'
import { fillDetails, onward } from '../checkout/e2e/steps.ts'
import { expect, test } from './test.ts'
import { partner, signIn } from './signIn.ts'

// Typed things are read in one way, on whichever surface.

test('BLK-02 CAL-02 PUR-09 a comma groups thousands, or is refused with the format: no number is replaced', async ({ page }) => {
  await page.goto('bulk-gifting/calculator')
  const recipients = page.getByLabel('Number of recipients')
  await recipients.fill('12,5')
  await expect(page.getByText('Enter a whole number, such as 125.')).toBeVisible()
  await expect(recipients).toHaveValue('12,5')
  await recipients.fill('1,000')
  await expect(page.getByText('$75,000.00').first()).toBeVisible()
  await page.goto('business/#calculator-section')
  const budget = page.getByLabel('Your team’s dining in a month')
  for (const text of ['1234,50', '1.234']) {
    await budget.fill(text)
    await budget.blur()
    await expect(page.getByText(/Type it as 1,250/).first()).toBeVisible()
    await expect(budget).toHaveValue(text)
  }
  await page.goto('store/?project=bonuspercent')
  await page.getByRole('textbox', { name: /amount/i }).fill('75,50')
  await expect(page.getByText('Type it as 1,250.50')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0)
})

test(
  'CHK-02 an address is read as it is meant: unseen characters, a copied name, letters of double width',
  { tag: '@engines' },
  async ({ page, guest }) => {
    await fillDetails(page, guest)
    for (const typed of [`\u200B\u2068${guest.email}\u2069\u00AD`, `Ada Moreau <${guest.email}>,`, guest.email.replace('@', '＠')]) {
      await page.getByLabel('Email').fill(typed)
      await onward(page).press('Enter')
      await expect(page.getByText(`Your receipt goes to ${guest.email}`)).toBeVisible()
      await page.goBack()
    }
  },
)

const day = (page: Page) => page.getByLabel('Send on')

test(
  'BLK-08 BLK-09 a day is taken, or told what is wrong with it, as it is written anywhere',
  { tag: '@engines' },
  async ({ page, guest }) => {
    await page.goto('bulk-gifting/')
    await signIn(page, `member@${guest.email.split('@')[1] ?? ''}`)
    await page.getByLabel('Type or paste recipients').fill(guest.email)
    await page.getByRole('button', { name: 'Add to the list' }).click()
    await page.getByRole('button', { name: 'Choose the gift' }).click()
    const year = new Date().getFullYear() + 1
    for (const [text, problem] of [
      [`02/30/${year}`, 'There is no such day. Please check it.'],
      ['tomorrow', 'Enter a full date, or leave it empty.'],
      ['01/02/2020', 'This day has passed.'],
    ] as const) {
      await day(page).fill(text)
      await page.getByRole('button', { name: 'Check the order' }).press('Enter')
      await expect(page.getByText(problem)).toBeVisible()
    }
    for (const text of [`25/1/${year}`, `Jan 25, ${year}`, `${year}-01-25`, `1/25/${String(year).slice(2)}`]) {
      await day(page).fill(text)
      await page.getByRole('button', { name: 'Check the order' }).press('Enter')
      await expect(page.getByText(new RegExp(`Jan 25, ${year}, 9:00\\sAM`))).toBeVisible()
      await page.goBack()
    }
  },
)

test('PRT-03 a search finds a name by another apostrophe, hyphen, case or width', async ({ page }) => {
  await page.goto('partners/?project=harbor-rye')
  await signIn(page, partner)
  await page.getByRole('link', { name: 'Locations' }).first().click()
  for (const text of ['MILL  street', 'ｍｉｌｌ', 'harbor and rye, mill st.', '\u200Bmill\u00A0street']) {
    await page.getByLabel('Search for a location').fill(text)
    await expect(page.getByRole('link', { name: 'Harbor & Rye, Mill Street' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
  }
})
