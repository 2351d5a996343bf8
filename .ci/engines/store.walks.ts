import { expect } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { button, field, heading } from './query.ts'
import { pay } from './steps.ts'
import { test } from './test.ts'

const amountField = field('Or type your own amount')

test('PUR-12 NET-09 the first click of a visit is on Pay: it opens the checkout and sends the visit’s events', async ({
  tab,
  guest,
  sandbox,
}) => {
  for (const visit of [1, 2, 3]) {
    const campaign = `${guest.email}-${visit}`
    await tab.open(`store/?project=bonusperspend&utm_campaign=${encodeURIComponent(campaign)}`)
    // A tap: the page leaves before the files that the first touch prefetches have arrived.
    await tab.press(pay, 1, 0)
    await tab.at(/\/checkout\/\?ico_id=/)
    await tab.see(heading('Your details'))
    await tab.until('the visit’s event is sent', async () =>
      (await sandbox.eventsWith(campaign)).some(({ name }) => name === 'purchase_status'),
    )
  }
})

test('PUR-11 NET-08 a double press creates one option, and Back restores the amount', async ({ tab, sandbox }) => {
  // A sum in whole dollars that no other walk types.
  const dollars = randomInt(1_000, 80_000)
  await tab.open('store/?project=bonuspercent&code=FEAST')
  await tab.type(amountField, String(dollars))
  await tab.press(pay, 2)
  await tab.see(heading('Your details'))
  expect(await sandbox.optionsOf(dollars * 100)).toHaveLength(1)
  await tab.back()
  await tab.see(amountField, ({ value }) => value.replaceAll(',', '') === String(dollars))
  await tab.press(pay)
  await tab.see(heading('Your details'))
})

test('PRV-02 PRV-03 embedded in a page of the enterprise, the privacy frame sends an opt-out once and asks to be closed', async ({
  tab,
  enterprise,
  guest,
  sandbox,
}) => {
  await tab.open('/')
  await tab.evaluate(`(() => {
    addEventListener('message', ({ data }) => { document.title = JSON.stringify(data) })
    const frame = Object.assign(document.createElement('iframe'), { src: '/${enterprise.name}/embed/privacy', width: 400, height: 800, title: 'Choices' })
    document.body.replaceChildren(frame)
  })()`)
  await tab.type(field('First Name'), 'Ada')
  await tab.type(field('Last Name'), 'Moreau')
  await tab.type(field('Email Address'), guest.email)
  await tab.press(button('Opt me out'), 2)
  await tab.see(heading('You are opted out'))
  expect(await sandbox.optOutsOf(guest.email)).toHaveLength(1)
  await tab.press(button('Close'))
  await tab.until('the outer page receives the message', async () =>
    String(await tab.evaluate('document.title')).includes('platewell:close'),
  )
})
