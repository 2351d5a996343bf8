import { typeCard } from '../../checkout/e2e/steps.ts'
import { hold } from '../hold.ts'
import { expect, test } from '../test.ts'
import { button, heading, openBill, press } from './people.ts'
import { memberOf, signIn } from '../signIn.ts'
import { device } from '../device.ts'

test('two people, two tabs and two devices pay one bill, while the till is slow and a session ends: nobody pays twice, and it is paid', async ({
  page: tab,
  context,
  browser,
  baseURL,
  sandbox,
  enterprise,
  lane,
}) => {
  test.setTimeout(90_000)
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
  await expect(tab.getByText('You were signed out. Sign in again to go on where you were.')).toBeVisible()
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

test('SPL-01 SPL-02 three people split one bill, by an order’s link and by a code at the table: each pays their own tip, and the last one the rest to the cent', async ({
  page: maya,
  browser,
  baseURL,
  sandbox,
  enterprise,
  lane,
}) => {
  test.setTimeout(90_000)
  const ending = enterprise.settings.requiredEmailEnding ?? '@mail.example'
  const ticket = `1050-${lane}`

  await test.step('Maya has an order’s link, and pays a third', async () => {
    await openBill(maya, { ticket })
    await signIn(maya, `member+${lane}${ending}`)
    await button(maya, 'No tip').click()
    await button(maya, 'Split the bill').click()
    await maya.getByLabel('People sharing').fill('3')
    await expect(maya.getByText('You pay $36.83 of $110.48. $73.65 stays due.')).toBeVisible()
    await button(maya, 'Next').click()
    await press(maya, 'Pay $11.83')
    await expect(heading(maya, 'Payment Success!')).toBeVisible()
  })

  const [noa, ida] = [await device({ browser, lane, baseURL }), await device({ browser, lane, baseURL })]
  await test.step('Noa and Ida have the code at the table, and see what Maya has paid', async () => {
    for (const guest of [noa, ida]) {
      await guest.goto(`diner/?pos=tableside&location=harbor&ticket=${ticket}`)
      await expect(guest.getByText('$36.83 of this bill is paid. $73.65 is still due.')).toBeVisible()
      await button(guest, 'Split the bill').click()
      await guest.getByLabel('People sharing').fill('3')
      await expect(guest.getByText('You pay $36.83 of $110.48. $36.82 stays due.')).toBeVisible()
      await typeCard(guest)
    }
  })

  await test.step('both pay: the second one is asked again, for the rest', async () => {
    await button(noa, /^18% \$/).click()
    await press(noa, /^Pay \$/)
    await expect(heading(noa, 'Payment Successful')).toBeVisible()
    await button(ida, 'No tip').click()
    await press(ida, 'Pay $36.83')
    await expect(ida.getByText(/Your bill was \$73\.65, and is \$36\.82 now\./)).toBeVisible()
    await button(ida, 'Pay $36.82').click()
    await expect(heading(ida, 'Payment Successful')).toBeVisible()
  })

  const paid = await sandbox.billPaymentsOf(ticket)
  expect(paid).toMatchObject([
    { paid: 36_83, tip: 0, charged: 11_83 },
    { paid: 36_83, charged: 36_83 + (paid[1]?.tip ?? 0) },
    { paid: 36_82, tip: 0, charged: 36_82 },
  ])
  // A tip of 18 % is of the part, before tax.
  expect(paid[1]?.tip).toBe(5_76)
})

test('POS-12 DIN-02 a payment that the till does not know is said by its bill on another device: on another page, after signing in there, and in another tab', async ({
  page: tab,
  browser,
  baseURL,
  sandbox,
  enterprise,
  lane,
}) => {
  const ticket = `1048-${lane}`
  const maya = memberOf(enterprise, lane)
  await openBill(tab, { ticket })
  await signIn(tab, maya)
  await button(tab, 'No tip').click()
  await button(tab, 'Next').click()
  await press(tab, 'Pay $78.68')
  await expect(tab.getByText('You have paid, but the restaurant’s till does not know it yet')).toBeVisible()

  // Another device asks the server: the diner’s page as a guest, and then as the payer.
  const phone = await device({ browser, lane, baseURL })
  const isSaid = (page = phone) => expect(page.getByText(/^A payment of \$103\.68 was made on /)).toBeVisible()
  await phone.goto(`diner/?pos=tableside&location=harbor&ticket=${ticket}`)
  await isSaid()
  await phone.getByRole('link', { name: 'Sign in to use your rewards and balance' }).click()
  await signIn(phone, maya)
  await isSaid()
  await phone.getByRole('button', { name: /^Pay \$/ }).press('Enter')
  await phone.getByRole('alertdialog', { name: 'Pay this again?' }).getByRole('button', { name: 'Don’t pay again' }).click()
  const otherTab = await phone.context().newPage()
  await openBill(otherTab, { ticket })
  await signIn(otherTab, maya)
  await isSaid(otherTab)
  expect(await sandbox.billPaymentsOf(ticket)).toHaveLength(1)
})
