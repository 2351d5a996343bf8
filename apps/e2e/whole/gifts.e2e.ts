import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import type { Sandbox } from '../sandbox.ts'
import { expect, test } from '../test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Somebody else's phone, with nothing saved. */
async function device(browser: Browser, lane: string, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'X-Sandbox-Lane': lane } })
  return context.newPage()
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('dinner4two')
  await button(page, 'Sign in').click()
}

async function signManagerIn(page: Page, sandbox: Sandbox): Promise<void> {
  const phone = '12125550194'
  await page.getByLabel('Phone number').fill(phone)
  await button(page, 'Text me a code').click()
  await expect(page.getByLabel('Verification code')).toBeVisible()
  await page.getByLabel('Verification code').fill(await sandbox.codeFor(phone))
}

/** Pays by key, which no guard takes for a double tap. */
const press = (page: Page, name: string | RegExp) => button(page, name).press('Enter')

test('a company’s gift is corrected, claimed, spent at the table, shared with another guest and refunded in part: all agree to the cent', async ({
  page: company,
  browser,
  baseURL,
  sandbox,
  enterprise,
  lane,
}) => {
  test.setTimeout(40_000)
  const ending = enterprise.settings.requiredEmailEnding ?? '@mail.example'
  const ada = `moreau${ending}`
  const ticket = `1042-${lane}`
  const status = (name: string) => company.getByRole('row').filter({ hasText: ada }).getByText(name, { exact: true })

  await test.step('a company sends 500 gifts', async () => {
    await company.goto('bulk-gifting/')
    await signIn(company, `member+${lane}${ending}`)
    const list = ['gone.moreau@mail.example, Ada Moreau', ...Array.from({ length: 499 }, (_, at) => `guest${at}@mail.example`)]
    await company.getByLabel('Type or paste recipients').fill(list.join('\n'))
    await button(company, 'Add to the list').click()
    await expect(company.getByRole('heading', { name: '500 recipients' })).toBeVisible()
    await button(company, 'Choose the gift').click()
    await company.getByRole('button', { name: '$50', exact: true }).click()
    await button(company, 'Check the order').click()
    const pay = button(company, /^Pay \$/)
    await expect(pay).toBeEnabled()
    await pay.press('Enter')
    await expect(company.getByText('Your gifts are on their way')).toBeVisible()
    expect(await sandbox.chargesOf(`member+${lane}${ending}`)).toMatchObject([{ amount: 18_750 }])
    await company.getByRole('link', { name: 'See the order' }).click()
    await expect(company.getByText('500 recipients found')).toBeAttached()
  })

  const code = await test.step('the one that bounced goes to another address, with another code', async () => {
    await company.getByRole('link', { name: 'gone.moreau@mail.example' }).click()
    const drawer = company.getByRole('dialog')
    await expect(drawer.getByText('There is no such mailbox.')).toBeVisible()
    await drawer.getByLabel('Correct the address').fill(ada)
    await button(company, 'Send to this address').click()
    await company.getByRole('link', { name: ada }).click()
    await expect(drawer.getByText('Sent', { exact: true })).toBeVisible()
    return /GIFT\d+/.exec(await company.getByRole('dialog', { name: ada, exact: true }).innerText())?.[0] ?? ''
  })

  const phone = await device(browser, lane, baseURL)
  await test.step('Ada opens and claims it on her phone', async () => {
    await phone.goto(`gift/?gift=${code}`)
    await expect(heading(phone, 'Claim your $50')).toBeVisible()
    await expect(phone.getByText(code)).toBeVisible()
    await company.reload()
    await expect(company.getByRole('dialog').getByText('Opened', { exact: true })).toBeVisible()
    await sandbox.claimGift(code, ada)
    await company.reload()
    await expect(company.getByRole('dialog').getByText('Claimed', { exact: true })).toBeVisible()
    await phone.reload()
    await expect(heading(phone, 'Your gift is in the app')).toBeVisible()
  })

  await test.step('she spends a part of it at the table, with a tip', async () => {
    await phone.goto('pos/')
    await phone.goto(`pos/?pos=tableside&location=harbor&ticket=${ticket}&pay_amount=40.00&return_url=${encodeURIComponent(`${new URL(phone.url()).origin}/?order=1`)}`)
    await signIn(phone, ada)
    await press(phone, 'Change the tip')
    await button(phone, '25% $9.26').click()
    await button(phone, 'Next').click()
    await press(phone, 'Pay $9.26')
    await expect(heading(phone, 'Payment Success!')).toBeVisible()
    await expect(phone.getByText('$49.26')).toBeVisible()
    expect(await sandbox.billPaymentsOf(ticket)).toEqual([{ ticket, paid: 40_00, tip: 9_26, charged: 9_26 }])
    await phone.goto(`gift/?gift=${code}`)
    await phone.getByText('What is left of a gift?').click()
    await phone.getByLabel('Gift code').fill(code)
    await press(phone, 'See what is left')
    await expect(phone.getByText('$10.00')).toBeVisible()
  })

  const manager = await device(browser, lane, baseURL)
  await test.step('a manager splits the rest between her and another guest', async () => {
    await manager.goto('managers/enter-check-number?location_id=700&user_id=9000')
    await signManagerIn(manager, sandbox)
    await manager.getByLabel('Check number').fill(ticket)
    await button(manager, 'Next').click()
    await expect(manager.getByText('$63.68').first()).toBeVisible()
    console.log(await manager.locator('main').innerText())
    await manager.getByRole('switch', { name: 'Split the bill' }).click()
    await button(manager, /^50%/).click()
    console.log(await manager.locator('main').innerText())
  })
})
