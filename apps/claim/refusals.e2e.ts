import { button, expectScreen, linkTo, openOffer, submitPhone } from './e2e/steps.ts'
import { expect, test, wholly } from '../e2e/test.ts'

test('CLM-11 CLM-27 NET-10 a member on an offer for new members sees its bonus tiers, which carry the campaign', async ({
  page,
  enterprise,
}) => {
  const member = `member@${enterprise.settings.domain}`
  await page.goto(linkTo('NEWONLY', member).replace('#', '?utm_source=card&utm_campaign=spring&code=TABLE9&other=1#'))
  await button(page, 'Claim my offer').click()
  await expectScreen(page, 'returnUserNewUserOnly')
  const tiers = page.getByRole('link', { name: /\$50/ })
  const address = new URL((await tiers.first().getAttribute('href')) ?? '')
  expect(address.pathname).toBe(`/${enterprise.name}/checkout/`)
  expect(Object.fromEntries(address.searchParams)).toEqual({ ico_id: 'ico-50', utm_source: 'card', utm_campaign: 'spring', code: 'TABLE9' })
})

test('CLM-20 NET-06 a refusal is visible beside the button, in a low window too', async ({ page, guest }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await page.route('**/offers/send_sms_verification_code**', (route) =>
    route.fulfill({ status: 422, json: { errors: { base: ['This number takes no texts.'] } } }),
  )
  await openOffer(page, 'PHONE25')
  await submitPhone(page, guest.phone)
  await expect(page.getByText('This number takes no texts.')).toBeInViewport(wholly)
})
