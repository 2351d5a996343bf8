import type { Page } from '@playwright/test'
import { typeCard } from '../checkout/e2e/steps.ts'
import { device } from '../e2e/device.ts'
import { expect, test } from '../e2e/test.ts'
import { memberOf, signIn } from '../e2e/signIn.ts'

test('SPL-01 DIN-02 a guest who signs in, or reloads, keeps the part and the tip that they have chosen', async ({
  page,
  enterprise,
  lane,
}) => {
  await page.goto(`diner/?pos=tableside&location=harbor&ticket=1042-${lane}`)
  await page.getByRole('button', { name: 'Split the bill' }).click()
  await page.getByRole('button', { name: /^No tip/ }).click()
  await page.getByRole('link', { name: /^Sign in to use/ }).click()
  await signIn(page, memberOf(enterprise, lane))
  const part = page.getByText('You pay $51.84 of $103.68. $51.84 stays due.')
  await expect(part).toBeVisible()
  await expect(page.getByRole('button', { name: /^No tip/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(part).toBeVisible()
  await expect(page.getByRole('button', { name: /^No tip/ })).toHaveAttribute('aria-pressed', 'true')
})

test(
  'SPL-01 two phones at one table choose lines of a bill, and both want the same one: it is paid once, the other guest keeps the rest, and all is paid to the cent',
  { tag: '@each-enterprise' },
  async ({ page: maya, browser, baseURL, sandbox, lane }) => {
    const ticket = `1051-${lane}`
    const noa = await device({ browser, lane, baseURL })
    const item = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
    for (const guest of [maya, noa]) {
      await guest.goto(`diner/?pos=tableside&location=harbor&ticket=${ticket}`)
      await guest.getByRole('button', { name: 'No tip' }).click()
      await guest.getByRole('button', { name: 'Split the bill' }).click()
      await guest.getByRole('button', { name: 'My items' }).click()
      await item(guest, /^Sea bass/).check()
      await typeCard(guest)
    }
    await item(maya, /Grilled octopus/).check()
    await item(noa, /^Lemon tart/).check()
    await maya.getByRole('button', { name: 'Pay $87.30' }).press('Enter')
    await expect(maya.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()

    await noa.getByRole('button', { name: 'Pay $55.36' }).press('Enter')
    await expect(noa.getByText('Sea bass was just paid by another guest. It is no longer in your part.')).toBeVisible()
    await expect(item(noa, /^Sea bass/)).toBeDisabled()
    await expect(item(noa, /^Lemon tart/)).toBeChecked()
    expect(await sandbox.billPaymentsOf(ticket)).toHaveLength(1)
    // Noa takes what is left: she pays the rest to the cent.
    await item(noa, /^Negroni/).check()
    await expect(noa.getByText('You pay $28.74 of $116.04', { exact: false })).toBeVisible()
    await noa.getByRole('button', { name: 'Pay $28.74' }).press('Enter')
    await expect(noa.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
    expect(await sandbox.billPaymentsOf(ticket)).toMatchObject([
      { paid: 87_30, charged: 87_30 },
      { paid: 28_74, charged: 28_74 },
    ])
    expect(await sandbox.balanceOf(`bill 700/${ticket}`)).toBe(116_04)
  },
)
