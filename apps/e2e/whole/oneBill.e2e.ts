import { hold } from '../hold.ts'
import { expect, test } from '../test.ts'
import { button, device, heading, openBill, press, signIn } from './people.ts'

test('two people, two tabs and two devices pay one bill, while the till is slow and a session ends: nobody pays twice, and it is paid', async ({
  page: tab,
  context,
  browser,
  baseURL,
  sandbox,
  enterprise,
  lane,
}) => {
  test.setTimeout(45_000)
  const ending = enterprise.settings.requiredEmailEnding ?? '@mail.example'
  const ticket = `1042-${lane}`
  const maya = `member+${lane}${ending}`

  // Maya has the whole bill in two tabs. Noa’s order asks her for a part of it.
  await openBill(tab, { ticket })
  await signIn(tab, maya)
  await button(tab, 'No tip').click()
  await button(tab, 'Next').click()
  await expect(button(tab, 'Pay $78.68')).toBeVisible()
  const otherTab = await context.newPage()
  await openBill(otherTab, { ticket })
  await signIn(otherTab, maya)
  await button(otherTab, 'No tip').click()
  await button(otherTab, 'Next').click()
  await expect(button(otherTab, 'Pay $78.68')).toBeVisible()
  const noa = await device({ browser, lane, baseURL })
  await openBill(noa, { ticket, part: '40.00' })
  await signIn(noa, `regular+${lane}${ending}`)
  await button(noa, 'No tip').click()
  await button(noa, 'Next').click()

  // The till takes Noa’s payment, and answers late.
  const late = await hold(noa, '/current_user/credits', 'after')
  await press(noa, 'Pay $15.00')
  await late.reached

  // Maya pays meanwhile: what is due has changed, and she sees it before she pays.
  await press(tab, 'Pay $78.68')
  await expect(button(tab, 'Pay $38.68')).toBeVisible()
  await sandbox.fault({ name: 'unauthorized', path: '/current_user/credits', times: 1 })
  await press(tab, 'Pay $38.68')
  await expect(tab.getByText('You were signed out, and nothing was charged.', { exact: false })).toBeVisible()
  await signIn(tab, maya)
  await expect(button(tab, 'Pay $38.68')).toBeVisible()
  await press(tab, 'Pay $38.68')
  await expect(heading(tab, 'Payment Success!')).toBeVisible()

  await late.letGo()
  await expect(heading(noa, 'Payment Success!')).toBeVisible()

  // The other tab has a session of its own. It asks before it pays again, finds nothing to pay, and leads back to the order.
  await press(otherTab, 'Pay $78.68')
  await otherTab.getByRole('alertdialog', { name: 'Pay this again?' }).getByRole('button', { name: 'Pay $78.68 again' }).click()
  await expect(otherTab).toHaveURL(/\?order=1$/)
  const paid = { ticket, tip: 0 }
  expect(await sandbox.billPaymentsOf(ticket)).toEqual([
    { ...paid, paid: 40_00, charged: 15_00 },
    { ...paid, paid: 63_68, charged: 38_68 },
  ])
})
