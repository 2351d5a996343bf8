import { byCard } from '../checkout/e2e/steps.ts'
import { expectFitsLarge } from '../e2e/large.ts'
import { choose, pressOn, tabTo } from '../e2e/tabTo.ts'
import { expect, test } from '../e2e/test.ts'

test(
  'AT-01 RCT-02 DIN-03 a guest pays a check by keyboard alone, rates the visit, where the enterprise asks for it, and may write a review',
  { tag: '@each-enterprise' },
  async ({ page, enterprise, lane }) => {
    await page.goto(`diner/?pos=tableside&location=harbor&ticket=1042-${lane}`)
    await choose(page, page.getByRole('group', { name: 'Tip', exact: true }), page.getByRole('button', { name: '22% $21.12' }))
    await pressOn(page, byCard(page))
    await expect(page.getByLabel('Card number')).toBeFocused()
    await page.keyboard.type('4242424242424242')
    await tabTo(page, page.getByLabel('Expires'))
    await page.keyboard.type('1230')
    await tabTo(page, page.getByLabel('Security code'))
    await page.keyboard.type('123')
    await expectFitsLarge(page, page.getByRole('button', { name: 'Pay $124.80' }))
    await pressOn(page, page.getByRole('button', { name: 'Pay $124.80' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeFocused()
    await expectFitsLarge(page, page.getByRole('link', { name: 'View Receipt' }))
    const question = page.getByRole('heading', { name: 'How was your visit?' })
    if (!enterprise.settings.asksForRating) {
      await expect(page.getByRole('link', { name: 'View Receipt' })).toBeVisible()
      await expect(question).toHaveCount(0)
      return
    }
    await expect(question).toBeVisible()
    await pressOn(page, page.getByRole('button', { name: 'Good', exact: true }))
    await pressOn(page, page.getByRole('checkbox', { name: 'Food' }), 'Space')
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/rating'))
    await pressOn(page, page.getByRole('button', { name: 'Send', exact: true }))
    expect((await sent).postDataJSON()).toEqual({ liked: true, reasons: ['food'] })
    await expect(page.getByRole('link', { name: /^Write a review/ })).toHaveAttribute('href', 'https://reviews.example/harbor-and-rye')
    await page.reload()
    await expect(page.getByText('Thank you for telling us.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Write a review/ })).toBeVisible()
    await expect(question).toHaveCount(0)
  },
)
