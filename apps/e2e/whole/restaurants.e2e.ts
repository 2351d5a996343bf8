import { expect, test } from '../test.ts'
import { button, heading } from './people.ts'
import { signIn } from '../signIn.ts'
import { device } from '../device.ts'

const project = '?project=fern-kitchen'

test('a partner who is invited edits what they may, connects payouts when they may, loses no text when they may no longer, and brings a restaurant in', async ({
  page: admin,
  browser,
  baseURL,
  lane,
  sandbox,
}) => {
  test.setTimeout(120_000)
  const dana = `${lane}@fernkitchen.example`
  const danaIs = async (permission: string) => {
    await admin.getByRole('combobox', { name: dana }).selectOption(permission)
    await expect(admin.getByText('Permission changed').last()).toBeVisible()
  }

  await test.step('an admin invites her as an editor', async () => {
    await admin.goto(`partners/team${project}`)
    await signIn(admin, 'noor@fernkitchen.example')
    await admin.getByLabel('Email addresses').fill(dana)
    await admin.getByLabel('Permission', { exact: true }).selectOption('Editor')
    await button(admin, 'Invite').click()
    await expect.poll(() => sandbox.messagesTo(dana)).toBe(1)
  })

  const phone = await device({ browser, lane, baseURL })
  const save = button(phone, 'Save')
  await test.step('she sets up a location', async () => {
    await phone.goto(`partners/location${project}&id=311`)
    await signIn(phone, dana)
    await phone.getByLabel('Street address').fill('3 Alder Street')
    await phone.getByLabel('City').fill('Denver')
    await phone.getByLabel('State').fill('CO')
    await phone.getByLabel('ZIP code').fill('80202')
    await save.click()
    await expect(phone.getByText('Location saved')).toBeVisible()
  })

  await test.step('she may not connect payouts, until an admin lets her', async () => {
    await phone.goto(`partners/finances${project}`)
    await expect(phone.getByText('Only an admin of the team can change finances.')).toBeVisible()
    await expect(button(phone, 'Connect an account')).toHaveCount(0)
    await admin.reload()
    await danaIs('Admin')
    await phone.reload()
    await phone.getByLabel('Locations').selectOption({ label: 'All 2 locations' })
    await button(phone, 'Connect an account for all 2 locations').click()
    await phone.getByRole('link', { name: 'Give everything, and connect' }).click()
    await expect(phone.getByRole('heading', { name: /^New account/ })).toBeVisible()
    await expect(phone.getByText('Connected', { exact: true })).toBeVisible()
  })

  await test.step('she is a viewer from now on, while she types: nothing is lost, and nothing is saved', async () => {
    await phone.goto(`partners/location${project}&id=312`)
    await phone.getByLabel('Street address').fill('1701 Wynkoop Street')
    await danaIs('Viewer')
    await save.click()
    await expect(phone.getByText('You can view this project but not change it.', { exact: false })).toBeVisible()
    await expect(phone.getByText('Your changes were not saved')).toBeVisible()
    await expect(phone.getByText('1701 Wynkoop Street')).toBeVisible()
    await phone.reload()
    await expect(phone.getByText('1701 Wynkoop Street')).toBeVisible()
    await admin.goto(`partners/location${project}&id=312`)
    await expect(admin.getByLabel('Street address')).toHaveValue('')
  })

  await test.step('she brings another restaurant in', async () => {
    await phone.goto('partners/join')
    await phone.getByLabel('Name of your restaurant').fill('tern')
    await phone.getByRole('button', { name: /^Tern & Table/ }).click()
    await phone.getByLabel('First name').fill('Dana')
    await phone.getByLabel('Last name').fill('Whitfield')
    await phone.getByLabel('Email').fill(dana)
    await phone.getByLabel('Phone number').fill('7205550199')
    await button(phone, 'Continue').click()
    await button(phone, 'Link my bank account').click()
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: /^Harbor Savings/ })
      .click()
    await expect(heading(phone, /^Thank you! We have/)).toBeVisible()
  })
})
