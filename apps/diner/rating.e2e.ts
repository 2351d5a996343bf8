import { typeCard } from '../checkout/e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

test(
  'RCT-02 DIN-03 after the payment a guest rates the visit, where the enterprise asks for it, and may write a review',
  { tag: '@each-enterprise' },
  async ({ page, enterprise, lane }) => {
    await page.goto(`diner/?pos=tableside&location=harbor&ticket=1042-${lane}`)
    await typeCard(page)
    await page.getByRole('button', { name: /^Pay \$/ }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    const question = page.getByRole('heading', { name: 'How was your visit?' })
    if (!enterprise.settings.asksForRating) {
      await expect(page.getByRole('link', { name: 'View Receipt' })).toBeVisible()
      await expect(question).toHaveCount(0)
      return
    }
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Good', exact: true }).press('Enter')
    await page.getByRole('checkbox', { name: 'Food' }).press('Space')
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/rating'))
    await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
    expect((await sent).postDataJSON()).toEqual({ liked: true, reasons: ['food'] })
    await expect(page.getByRole('link', { name: /^Write a review/ })).toHaveAttribute('href', 'https://reviews.example/harbor-and-rye')
    await page.reload()
    await expect(page.getByText('Thank you for telling us.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Write a review/ })).toBeVisible()
    await expect(question).toHaveCount(0)
  },
)
