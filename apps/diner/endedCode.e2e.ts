import { typeCard } from '../checkout/e2e/steps.ts'
import { device } from '../e2e/device.ts'
import { expect, test } from '../e2e/test.ts'

test(
  'DIN-06 a table’s code ends with the visit: an open bill is gone at the next read, nobody pays it, and who has paid keeps their receipt',
  { tag: '@each-enterprise' },
  async ({ page: maya, browser, baseURL, sandbox, lane }) => {
    const table = `diner/?pos=tableside&location=harbor&table=14-${lane}`
    const noa = await device({ browser, lane, baseURL })
    for (const guest of [maya, noa]) {
      await guest.goto(table)
      await guest.getByRole('button', { name: 'No tip' }).click()
      await typeCard(guest)
    }
    await maya.getByRole('button', { name: 'Pay $116.04' }).press('Enter')
    await expect(maya.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()

    await expect(noa.getByText('Sea bass').first()).toBeVisible()
    await noa.getByRole('button', { name: 'Pay $116.04' }).press('Enter')
    await expect(noa.getByRole('heading', { level: 1, name: 'This code has ended' })).toBeVisible()
    await expect(noa.getByText('You were not charged. This bill is paid.', { exact: false })).toBeVisible()
    await expect(noa.getByText('Sea bass')).toHaveCount(0)
    await expect(noa.getByRole('link', { name: 'View Receipt' })).toHaveCount(0)
    expect(await sandbox.billPaymentsOf(`1051-${lane}`)).toHaveLength(1)

    await maya.goto(table)
    await expect(maya.getByRole('heading', { level: 1, name: 'This code has ended' })).toBeVisible()
    await maya.getByRole('link', { name: 'View Receipt' }).click()
    await expect(maya.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    await expect(maya.getByText('$116.04').first()).toBeVisible()
  },
)
