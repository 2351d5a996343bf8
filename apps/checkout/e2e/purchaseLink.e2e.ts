import type { Page } from '@playwright/test'
import { device } from '../../e2e/device.ts'
import { newGuest } from '../../e2e/guest.ts'
import type { Sandbox } from '../../e2e/sandbox.ts'
import { tabTo } from '../../e2e/tabTo.ts'
import { expect, test } from '../../e2e/test.ts'
import { expectAt, payByCard, toPayment } from './steps.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')

/** The link in the newest email to the address. */
async function newestLink(sandbox: Sandbox, email: string): Promise<string> {
  return /checkout\/purchase#\S+$/.exec(await sandbox.newestTo(email))?.[0] ?? ''
}

/** Everything that the browser has of a page: its address, and the storage of this tab and this device without the one place of rights. */
const trace = (page: Page) =>
  page.evaluate(() => {
    const stored = [sessionStorage, localStorage].flatMap((storage) => Object.entries(storage))
    return JSON.stringify([location.href, history.state, document.referrer, stored.filter(([key]) => !key.includes('.right.'))])
  })

test(
  'FND-01 a gift is found again by the link of an email, corrected, opened, and closed; its token is nowhere else',
  { tag: '@each-enterprise' },
  async ({ page, guest, sandbox, browser, lane, baseURL, enterprise }) => {
    test.setTimeout(120_000)
    const maya = newGuest(`maya-${lane}`, enterprise.settings.requiredEmailEnding)
    const max = newGuest(`max-${lane}`, enterprise.settings.requiredEmailEnding)
    await toPayment(page, guest, 'checkout/?gco_id=gco-50&wallet=none')
    await payByCard(page)
    await expectAt(page, 'Send your gift')
    const receipt = await newestLink(sandbox, guest.email)
    await page.getByLabel('Their name').fill('Maya')
    await page.getByLabel('Their email').fill(max.email)
    await press(page, 'Send it now')
    await expectAt(page, 'Purchase Successful')
    const sums = await page
      .getByRole('main')
      .getByText(/^\$\d+\.\d\d$/)
      .allTextContents()

    const phone = await device({ browser, lane, baseURL })
    await test.step('a stranger with the receipt sees a stub', async () => {
      await phone.goto(receipt)
      await expectAt(phone, 'Is this your purchase?')
      await expect(phone.getByRole('main')).not.toContainText(/\$|Maya|Ada/)
      await expect(phone.getByRole('main')).not.toContainText(guest.email)
      await press(phone, 'Email me a new link')
      await expect(phone.getByText('Look into your inbox')).toBeVisible()
    })

    const link = await newestLink(sandbox, guest.email)
    const token = link.split('#')[1] ?? ''
    await test.step('the buyer has the receipt, with the same cents', async () => {
      await phone.goto(link)
      await expectAt(phone, 'Your purchase')
      const slip = phone.getByRole('group', { name: 'Your gift' })
      for (const sum of ['$50.00', ...sums]) await expect(slip.getByText(sum, { exact: true }).first()).toBeVisible()
      expect(await slip.getByText(/^\$\d+\.\d\d$/).allTextContents()).toEqual(sums)
      await expect(slip.getByText('Visa ending in 4242')).toBeVisible()
      expect(token).not.toBe('')
      expect(await trace(phone)).not.toContain(token)
      expect(new URL(phone.url()).hash).toBe('')
    })

    await test.step('the address is corrected, and the gift sent again, by keyboard', async () => {
      await phone.getByText('Not the right address?').press('Enter')
      await phone.getByLabel('Correct the address').fill(maya.email)
      await phone.getByLabel('Correct the address').press('Enter')
      await expect(phone.getByText('Address corrected')).toBeVisible()
      await expect.poll(() => sandbox.messagesTo(maya.email)).toBe(1)
      await tabTo(phone, phone.getByRole('button', { name: 'Send it again' }))
      await phone.keyboard.press('Enter')
      await expect(phone.getByText('Sent again')).toBeVisible()
      await expect(phone.getByRole('button', { name: 'Send it again' })).toBeDisabled()
      expect(await sandbox.messagesTo(maya.email)).toBe(2)
      expect(await sandbox.messagesTo(max.email)).toBe(1)
    })

    await test.step('after the recipient has opened it, a reload shows that, and corrects nothing', async () => {
      const card = await device({ browser, lane, baseURL })
      await card.goto(/gift\/\?gift=\S+/.exec(await sandbox.newestTo(maya.email))?.[0] ?? '')
      await press(card, 'Open your gift')
      await phone.reload()
      await expect(phone.getByText(/opened your gift on /)).toBeVisible()
      await expect(phone.getByText('Not the right address?')).toHaveCount(0)
      await expect(phone.getByRole('button').filter({ hasText: 'Send it again' })).toHaveCount(0)
      expect(await trace(phone)).not.toContain(token)
    })

    await test.step('closed, the device has nothing of it; a lost link is answered alike for everybody', async () => {
      await press(phone, 'Close this purchase on this device')
      await expectAt(phone, 'Find your purchase or gift')
      await phone.reload()
      await expectAt(phone, 'Find your purchase or gift')
      for (const email of [`nobody-${lane}@mail.example`, maya.email]) {
        await phone.getByLabel('Email').fill(email)
        await press(phone, 'Email me the links')
        await expect(phone.getByText(`If there are purchases or gifts for ${email}`, { exact: false })).toBeVisible()
      }
      expect(await sandbox.messagesTo(`nobody-${lane}@mail.example`)).toBe(0)
      expect(await sandbox.messagesTo(maya.email)).toBe(3)
    })
    expect(await sandbox.chargesOf(guest.email)).toMatchObject([{ optionId: 'gco-50', amount: 50 }])
  },
)

test('FND-01 a mistyped link names nobody, and another link in the same tab takes its place', async ({ page, guest, sandbox }) => {
  test.setTimeout(60_000)
  await toPayment(page, guest, 'checkout/?ico_id=ico-100&wallet=none')
  await payByCard(page)
  await expectAt(page, 'Purchase Successful')
  await page.goto('checkout/purchase#link-0')
  await expectAt(page, 'We don’t know this link')
  const link = await newestLink(sandbox, guest.email)
  await page.evaluate((hash) => (location.hash = hash), link.split('#')[1] ?? '')
  await expectAt(page, 'Is this your purchase?')
  await page.goBack()
  expect(new URL(page.url()).hash).toBe('')
})
