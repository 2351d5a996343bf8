import type { Page } from '@playwright/test'
import * as checkout from '../../checkout/e2e/steps.ts'
import * as claim from '../../claim/e2e/steps.ts'
import { expect, test } from '../test.ts'
import { button, heading } from './people.ts'
import { signIn } from '../signIn.ts'
import { device } from '../device.ts'

const password = 'a-long-dinner'

/** The events that a page has sent since it was asked. */
function countEvents(page: Page): { sent: number } {
  const count = { sent: 0 }
  page.on('request', (request) => (count.sent += request.url().includes('/events') ? 1 : 0))
  return count
}

async function signInToCheckout(page: Page, email: string): Promise<void> {
  await button(page, 'Have an account? Sign in').click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Signed in as Ada Moreau')).toBeVisible()
}

test('a buyer of a campaign subscribes, has their account on a second device, claims once, pays a renewal that failed, cancels the subscription, and is left alone by every surface after opting out', async ({
  page: phone,
  browser,
  baseURL,
  sandbox,
  guest,
  lane,
}) => {
  test.setTimeout(90_000)
  const { email } = guest
  const atPass = (path: string) => new URL(path, (baseURL ?? '').replace('//localhost', '//pass.localhost')).href

  await test.step('a campaign leads to the pass, and the buyer to a subscription', async () => {
    await phone.goto(atPass(`store/?project=bonuspercent&utm_source=card&utm_campaign=${lane}`))
    await expect(heading(phone, 'Dine with your pass')).toBeVisible()
    await phone.goto(atPass(`checkout/subscribe?utm_source=card&utm_campaign=${lane}`))
    await phone.getByRole('link', { name: /\$40 every month/ }).click()
    await checkout.fillBuyer(phone, guest)
    await checkout.goOn(phone)
    await checkout.agree(phone)
    await checkout.payByCard(phone)
    await checkout.expectAt(phone, 'Purchase Successful')
    expect(await sandbox.chargesOf(email)).toMatchObject([{ optionId: 'ico-monthly', amount: 40 }])
    expect(await sandbox.balanceOf(`credit of ${email}`)).toBe(50_00)
    await expect.poll(() => sandbox.eventsWith(`"${lane}"`)).not.toEqual([])
    await phone.getByText('Keep it safe: set a password').click()
    await phone.getByLabel('Password', { exact: true }).fill(password)
    await phone.getByLabel('Password again').fill(password)
    await button(phone, 'Set password').click()
    await expect(phone.getByText('Your password is set.', { exact: false })).toBeVisible()
  })

  const laptop = await device({ browser, lane, baseURL })
  await test.step('on a second device the account is known, and an offer is claimed once, without mail', async () => {
    await laptop.goto('checkout/?ico_id=ico-100')
    await signInToCheckout(laptop, email)
    await claim.openOffer(laptop, 'WELCOME25')
    await expect(laptop.getByText(`Signed in as ${email}`)).toBeVisible()
    await expect(laptop.getByRole('checkbox', { name: /^Email me offers/ })).not.toBeChecked()
    await button(laptop, 'Claim my offer').click()
    await expect(heading(laptop, 'Your $25 is in your account')).toBeVisible()
    await phone.goto(atPass(claim.linkTo('WELCOME25')))
    await claim.emailField(phone).fill(email)
    await claim.signIn(phone, password)
    await expect(heading(phone, 'This offer was already claimed')).toBeVisible()
    expect(await sandbox.claimsOf(email)).toMatchObject([{ offerCode: 'WELCOME25', emailOptIn: false }])
  })

  await test.step('a renewal fails, and another card pays it there: its credit comes', async () => {
    await sandbox.failRenewal(email)
    await laptop.goto('checkout/subscription')
    if (await laptop.getByLabel('Password', { exact: true }).isVisible()) await signIn(laptop, email, password)
    await expect(laptop.getByText('Your renewal of December 21, 2026 is not paid')).toBeVisible()
    await button(laptop, 'Use another card').click()
    await checkout.payByCard(laptop)
    await expect(laptop.getByText('Paid: $40.00')).toBeVisible()
    expect(await sandbox.balanceOf(`credit of ${email}`)).toBe(100_00)
    expect(await sandbox.discrepancies()).toEqual([])
  })

  await test.step('the subscription is canceled there, and its credit stays', async () => {
    await checkout.cancelSubscription(laptop, 'January 20, 2027')
    expect(await sandbox.chargesOf(email)).toHaveLength(1)
    expect(await sandbox.balanceOf(`credit of ${email}`)).toBe(100_00)
    await laptop.goto('checkout/subscribe?ico_id=ico-yearly')
    await expect(laptop.getByText(`Signed in as Ada Moreau`)).toBeVisible()
    await expect(laptop.getByText('You have a subscription already')).toHaveCount(0)
  })

  await test.step('who opts out on one device is not followed on any surface, nor on the other device', async () => {
    // A browser that offers to open the app takes no presses in this tab meanwhile.
    const tab = await laptop.context().newPage()
    await tab.goto('checkout/?ico_id=ico-100')
    await signInToCheckout(tab, email)
    await tab.goto('embed/privacy')
    // The account opens the form.
    await expect(tab.getByLabel('Email address')).toHaveValue(email)
    await tab.getByLabel('First name').fill('Ada')
    await tab.getByLabel('Last name').fill('Moreau')
    await tab.getByLabel('Email address').fill(email)
    await button(tab, 'Opt me out').click()
    await expect(tab.getByRole('heading', { name: 'You are opted out' })).toBeVisible()
    const onLaptop = countEvents(tab)
    for (const path of ['store/?project=bonuspercent', 'checkout/?ico_id=ico-50', 'claim/#WELCOME25', 'gift/?gift=dinner']) {
      await tab.goto(path)
      await tab.getByRole('heading', { level: 1 }).click()
      await tab.waitForLoadState('networkidle')
    }
    expect(onLaptop.sent).toBe(0)

    await phone.goto(atPass('checkout/?ico_id=ico-50'))
    await signInToCheckout(phone, email)
    const onPhone = countEvents(phone)
    await checkout.goOn(phone)
    await phone.waitForLoadState('networkidle')
    await phone.goto(atPass('store/?project=bonuspercent'))
    await phone.getByRole('heading', { level: 1 }).click()
    await phone.waitForLoadState('networkidle')
    expect(onPhone.sent).toBe(0)
  })
})
