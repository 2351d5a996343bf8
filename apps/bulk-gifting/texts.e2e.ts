import { newGuest } from '../e2e/guest.ts'
import { expect, test } from '../e2e/test.ts'
import { memberOf, signIn } from '../e2e/signIn.ts'

const shown = (phone: string) => `+1 ${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`

test(
  'TXT-01 a gift goes by text message from the list to its recipient, and is corrected to another number and to an email address',
  { tag: '@each-enterprise' },
  async ({ page, sandbox, guest, lane, enterprise }) => {
    const member = memberOf(enterprise, `texts${lane}`)
    const maya = newGuest(`${lane}maya`, enterprise.settings.requiredEmailEnding)
    await page.goto('bulk-gifting/')
    await signIn(page, member)
    await page
      .getByLabel('Type or paste recipients')
      .fill(`ada@mail.example, Ada Moreau\nMaya, ${guest.phone}\nAgain, ${shown(guest.phone)}`)
    await page.getByRole('button', { name: 'Add to the list' }).click()
    await expect(page.getByRole('heading', { name: '2 recipients' })).toBeVisible()
    await page.getByText('1 row not added', { exact: true }).click()
    await expect(page.getByText(`${shown(guest.phone)} is in row 2 already.`)).toBeVisible()
    await expect(page.getByText('Please be sure that they want it.')).toHaveCount(1)
    await page.getByRole('button', { name: 'Choose the gift' }).click()
    await page.getByRole('button', { name: '$50', exact: true }).click()
    await page.getByRole('button', { name: 'Check the order' }).click()
    await expect(page.getByText('By text message')).toBeVisible()
    const pay = page.getByRole('button', { name: 'Pay $90.00' })
    await expect(pay).toBeEnabled()
    await pay.press('Enter')
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect.poll(() => sandbox.newestTo(guest.number)).toContain('Maya, you have a gift of $50.00.')

    await page.getByLabel('Search for a recipient').fill(shown(guest.phone))
    await expect(page.getByText('1 recipient found')).toBeAttached()
    await page.getByRole('link', { name: shown(guest.phone) }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByText(`Sent again to ${shown(guest.phone)}`)).toBeVisible()
    await expect.poll(() => sandbox.messagesTo(guest.number)).toBe(2)

    await page.getByRole('link', { name: shown(guest.phone) }).click()
    await drawer.getByLabel('Correct the number').fill(maya.phone)
    await drawer.getByRole('button', { name: 'Send to this number' }).click()
    await page.getByRole('link', { name: shown(maya.phone) }).click()
    await expect.poll(() => sandbox.newestTo(maya.number)).toContain('Maya, you have a gift of $50.00.')
    await drawer.getByRole('button', { name: 'Email' }).click()
    await drawer.getByLabel('Correct the address').fill(maya.email)
    await drawer.getByRole('button', { name: 'Send to this address' }).click()
    await page.getByRole('link', { name: maya.email }).click()
    await expect(drawer.getByText('Sent', { exact: true })).toBeVisible()
    expect(await sandbox.messagesTo(guest.number)).toBe(2)
  },
)
