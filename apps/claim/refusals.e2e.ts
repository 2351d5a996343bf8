import type { Page } from '@playwright/test'
import { type Titled, button, expectScreen, linkTo, openOffer, signIn, submitEmail, submitPhone } from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

/** Every ending offers another code; none keeps the guest. */
async function expectWayOn(page: Page): Promise<void> {
  await button(page, 'Use a different code').click()
  await expect(page.getByLabel('Offer code')).toHaveValue('')
}

const byNewcomer: readonly (readonly [code: string, leadsTo: Titled, words?: string])[] = [
  ['PREVCLAIMED', 'prevClaimed'],
  ['PREVUSED', 'prevUsed'],
  ['EXPIRED', 'newUserNoLongerAvailable'],
  ['SUSPENDED', 'suspendedAccount'],
  ['UNIQUE', 'prevClaimed'],
  ['UNIQUENOTICE', 'emailClaimSuccess', 'This unique code has already been claimed.'],
]
for (const [code, leadsTo, words] of byNewcomer) {
  test(`CLM-25 CLM-08 CLM-09 CLM-12 CLM-15 ${code} leads a new guest to ${leadsTo}, with a way on`, async ({ page, guest }) => {
    await openOffer(page, code)
    await submitEmail(page, guest.email)
    await expectScreen(page, leadsTo)
    if (words !== undefined) await expect(page.getByText(words)).toBeVisible()
    await expectWayOn(page)
  })
}

const byMember: readonly (readonly [code: string, leadsTo: Titled])[] = [
  ['EXPIRED', 'returnUserNoLongerAvailable'],
  ['OWNREFERRAL', 'claimOwnReferral'],
]
for (const [code, leadsTo] of byMember) {
  test(`CLM-25 CLM-10 CLM-13 ${code} leads a member who signs in to ${leadsTo}, with a way on`, async ({ page, enterprise }) => {
    await openOffer(page, code, `member@${enterprise.settings.domain}`)
    await signIn(page)
    await expectScreen(page, leadsTo)
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', enterprise.settings.appUrl)
    await expectWayOn(page)
  })
}

test('CLM-15 CLM-24 ENT-05 a suspended account is told at its sign-in, with the way to support', async ({ page, enterprise }) => {
  await openOffer(page, 'WELCOME25', `suspended@${enterprise.settings.domain}`)
  await signIn(page)
  await expectScreen(page, 'suspendedAccount')
  await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', enterprise.settings.supportUrl)
})

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

test('CLM-12 CLM-17 an offer that is over, and a code that nobody knows, each have a view and a way on', async ({ page }) => {
  await page.goto(linkTo('ENDED'))
  await expectScreen(page, 'newUserNoLongerAvailable')
  await page.goto(linkTo('NOSUCHCODE'))
  await expectScreen(page, 'unknownOffer')
  await expect(page.getByText('NOSUCHCODE')).toBeVisible()
  await expect(page.getByLabel('Offer code')).toHaveValue('NOSUCHCODE')
})

test('CLM-21 an address without the ending that the enterprise asks for is refused in its words', async ({ page, enterprise }) => {
  const { requiredEmailEnding, requiredEmailDisplay } = enterprise.settings
  await openOffer(page, 'WELCOME25')
  await submitEmail(page, requiredEmailEnding === null ? 'ada@mail' : 'ada@mail.example')
  const words =
    requiredEmailEnding === null
      ? 'Please enter a valid email address.'
      : `Sorry, a valid ${requiredEmailDisplay} email address is required to continue.`
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('CLM-20 NET-06 a refusal is seen where it was asked for, in a low window too', async ({ page, guest }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await page.route('**/offers/send_sms_verification_code**', (route) =>
    route.fulfill({ status: 422, json: { errors: { base: ['This number takes no texts.'] } } }),
  )
  await openOffer(page, 'PHONE25')
  await submitPhone(page, guest.phone)
  await expect(page.getByText('This number takes no texts.')).toBeInViewport({ ratio: 1 })
})
