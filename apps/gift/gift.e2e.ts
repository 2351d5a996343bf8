import { expectFitsLarge } from '../e2e/large.ts'
import { pressOn } from '../e2e/tabTo.ts'
import { expect, test } from '../e2e/test.ts'

test(
  'AT-01 GFT-01 GFT-03 a gift is opened by keyboard alone, with one press; a browser that does not copy says so',
  { tag: ['@each-enterprise', '@engines'] },
  async ({ page }) => {
    let answers = 0
    page.on('response', (response) => (answers += response.url().includes('/api/v5/gifts/dinner') ? 1 : 0))
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto('gift/?gift=dinner')
    await expect(page.getByText('FEAST-7K2M-40')).toHaveCount(0)
    await pressOn(page, page.getByRole('button', { name: 'Open your gift' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Claim your $50' })).toBeFocused()
    await expect(page.getByText('FEAST-7K2M-40', { exact: true })).toBeVisible()
    expect(answers).toBe(1)
    await expectFitsLarge(page, page.getByRole('button', { name: 'Copy the code' }))
    await pressOn(page, page.getByRole('button', { name: 'Copy the code' }))
    await expect(page.getByText(/Please select the code, or write it down\.$/)).toBeVisible()
  },
)

test('GFT-01 a printed gift is unwrapped, and has the enterprise’s logo, and a code that a phone can scan', async ({
  page,
  enterprise,
}) => {
  await page.goto('gift/?gift=dinner')
  await expect(page.getByRole('button', { name: 'Open your gift' })).toBeVisible()
  const scanned = page.getByRole('img', { name: 'The gift’s QR code' })
  await expect(scanned).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(scanned).toBeVisible()
  const logo = page.getByRole('img', { name: enterprise.settings.name })
  await expect(logo).toBeVisible()
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
})

test('WAL-01 a gift goes into the wallet of the phone that shows it', async ({ page }) => {
  await page.goto('gift/?gift=walleted')
  await page.getByRole('button', { name: 'Open your gift' }).click()
  await expect(page.getByRole('link', { name: /^Add to Google Wallet/ })).toHaveAttribute('href', 'https://passes.example/save/dinner')
  await expect(page.getByRole('link', { name: 'Add to Apple Wallet' })).toHaveCount(0)
})
