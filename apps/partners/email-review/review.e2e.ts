import * as z from 'zod/mini'
import { expect, test } from '../../e2e/test.ts'

const activity = z.object({ activityLog: z.array(z.object({ message: z.nullable(z.string()) })) })

test('REV-04 NET-08 an edit request whose answer was lost is sent once, although pressed twice and reloaded', async ({
  page,
  request,
  sandbox,
  enterprise,
  lane,
}) => {
  const message = `A warmer picture, please. (${lane})`
  await page.goto('partners/email-review?id=41&token=review-approver')
  await page.getByText('Ask for a change').click()
  await page.getByLabel('What changes would you like to see?').fill(message)
  await page.getByLabel('Choose an image, drop or paste').setInputFiles(`themes/${enterprise.name}/previews/offer.png`)
  await expect(page.getByText(/uploaded$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('offer.png')).toBeVisible()
  await expect(page.getByLabel('What changes would you like to see?')).toHaveValue(message)
  await sandbox.fault({ name: 'lostAnswer', path: '/edit_requests' })
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByRole('alert').getByText(/Nothing you typed is lost/)).toBeVisible()
  await sandbox.calm()
  await page.reload()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your changes were sent')).toBeVisible()
  await page.getByText('Ask for a change').click()
  await expect(page.getByLabel('What changes would you like to see?')).toHaveValue('')
  const headers = { 'X-Session-Id': lane, 'X-Device-Id': lane }
  const answer = await request.get(`${new URL(page.url()).origin}/api/v5/campaign_brands/41?token=review-approver`, { headers })
  const { activityLog } = activity.parse(await answer.json())
  expect(activityLog.filter((entry) => entry.message === message)).toHaveLength(1)
})

test('REV-02 a link whose `approve` has no value asks for the approval', async ({ page }) => {
  await page.goto('partners/email-review?id=41&token=review-approver&approve')
  await expect(page.getByRole('alertdialog', { name: 'Approve all emails?' })).toBeVisible()
})
