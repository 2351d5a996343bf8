import { byCard } from '../checkout/e2e/steps.ts'
import { expectFitsLarge } from '../e2e/large.ts'
import { choose, pressOn, tabTo } from '../e2e/tabTo.ts'
import { expect, test } from '../e2e/test.ts'

test(
  'AT-01 DIN-03 a guest pays a check by keyboard alone, and the success has the focus',
  { tag: '@each-enterprise' },
  async ({ page, lane }) => {
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
  },
)
