import { hold } from '../e2e/hold.ts'
import { expect, test } from '../e2e/test.ts'

test(
  'GFT-01 GFT-03 the code shows before the app’s scripts have arrived; a browser that does not copy says so',
  { tag: ['@each-enterprise', '@engines'] },
  async ({ page }) => {
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/api/v5/gifts/dinner') ? 1 : 0))
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    const main = await hold(page, '/assets/react-')
    await page.goto('gift/?gift=dinner', { waitUntil: 'commit' })
    const code = page.getByText('FEAST-7K2M-40', { exact: true })
    await expect(code).toBeVisible()
    await expect(page.getByText('Opening your gift')).toBeAttached()
    await main.letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Claim your $50' })).toBeVisible()
    await expect(code).toHaveCount(1)
    expect(asked).toBe(1)
    await page.getByRole('button', { name: 'Copy the code' }).click()
    await expect(page.getByText(/Please select the code, or write it down\.$/)).toBeVisible()
  },
)

test('GFT-01 a printed gift has the enterprise’s logo, and a code that a phone can scan', async ({ page, enterprise }) => {
  await page.goto('gift/?gift=dinner')
  await expect(page.getByRole('heading', { level: 1, name: 'Claim your $50' })).toBeVisible()
  const scanned = page.getByRole('img', { name: 'Scan to open your gift on your phone' })
  await expect(scanned).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(scanned).toBeVisible()
  const logo = page.getByRole('img', { name: enterprise.settings.name })
  await expect(logo).toBeVisible()
  await expect(logo).not.toHaveJSProperty('naturalWidth', 0)
})
