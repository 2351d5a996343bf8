import type { Page } from '@playwright/test'
import { translatePage } from '../runtime/testing/translatePage.ts'
import { expect, test } from './test.ts'
import { memberOf, partner, signIn } from './signIn.ts'

/** The lines that a person reads. */
const linesOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').innerText()).split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])

/** The lines once nothing has changed for a second: a message may follow what was typed. */
async function restingLines(page: Page): Promise<readonly string[]> {
  let lines: readonly string[] = []
  const isResting = async () => {
    const before = lines
    lines = await linesOf(page)
    return lines.length > 0 && lines.join() === before.join()
  }
  await expect.poll(isResting, { intervals: [1_000] }).toBe(true)
  return lines
}

type Step = (page: Page) => Promise<unknown>

/** Expects each step of a walk to show, translated, the lines that it shows otherwise. */
async function expectSame(page: Page, open: Step, steps: readonly Step[]): Promise<void> {
  const walk = async () => {
    await open(page)
    const shown: (readonly string[])[] = []
    for (const step of steps) {
      await step(page)
      shown.push(await restingLines(page))
    }
    return shown
  }
  const original = await walk()
  await page.addInitScript(translatePage)
  const translated = await walk()
  await expect(page.locator('font').first()).toBeAttached()
  expect(translated).toEqual(original)
}

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()

test('BIL-04 a translated bill shows and charges the sum that was chosen', async ({ page, enterprise, lane, sandbox }) => {
  const ticket = `1042-${lane}`
  const open: Step = (on) => on.goto(`diner/?pos=tableside&location=lark&ticket=${ticket}`)
  await open(page)
  await signIn(page, memberOf(enterprise, lane))
  await expectSame(page, open, [press(/^25%/), press('Split the bill'), press(/^18%/), press('Pay all that is due'), press(/^20%/)])
  const [sum = ''] = (await page.getByRole('button', { name: /^Pay \$/ }).innerText()).match(/\$[\d.,]+/) ?? []
  await press(/^Pay \$/)(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful')
  const [paid] = await sandbox.billPaymentsOf(ticket)
  expect(paid).toMatchObject({ charged: Math.round(Number(sum.replaceAll(/[$,]/g, '')) * 100) })
})

test('PUR-08 a translated store shows the price of the amount that is typed', async ({ page }) => {
  const type =
    (amount: string): Step =>
    (on) =>
      on.getByRole('textbox', { name: /amount/i }).fill(amount)
  await expectSame(page, (on) => on.goto('store/?project=bonuspercent'), ['75', '1200', 'x', '130'].map(type))
})

test('PRT-01 a translated portal opens after its sign-in', async ({ page }) => {
  await page.addInitScript(translatePage)
  await page.goto('partners/?project=harbor-rye')
  await signIn(page, partner)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.getByRole('link', { name: 'Locations' }).first().click()
  await expect(page.getByRole('link', { name: 'Harbor & Rye, Mill Street' })).toBeVisible()
})
