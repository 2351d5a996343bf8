import { expect } from '@playwright/test'
import { button, field, heading, link, text } from './query.ts'
import { pay } from './steps.ts'
import { test } from './test.ts'

test('BLK-06 BLK-09 BLK-10 NET-08 a chosen file of recipients survives a reload, and is paid once', async ({ tab, guest, sandbox }) => {
  const buyer = `member@${guest.email.split('@')[1] ?? ''}`
  const chargesBefore = await sandbox.chargesOf(buyer)
  await tab.open('bulk-gifting/')
  await tab.type(field('Email'), buyer)
  await tab.type(field('Password'), 'dinner4two')
  await tab.press(button('Sign in'))
  await tab.see(field('Type or paste recipients'))
  await tab.evaluate(`(() => {
    const field = document.querySelector('input[type=file]')
    const chosen = new DataTransfer()
    chosen.items.add(new File(['Email;Name\\r\\nada@mail.example;Zoë\\r\\nbao@mail.example;'], 'list.csv', { type: 'text/csv' }))
    field.files = chosen.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
  await tab.press(button('Add 2 rows'))
  await tab.see(heading('2 recipients'))
  await tab.reload()
  await tab.see(heading('2 recipients'))
  await tab.press(button('Choose the gift'))
  await tab.type(field('Your message'), 'Thank you')
  await tab.press(button('Check the order'))
  await tab.see(text('2 recipients × $100.00'))
  await tab.key('Shift')
  await tab.press(pay, 2)
  await tab.see(heading('Your gifts are on their way'))
  expect((await sandbox.chargesOf(buyer)).length - chargesBefore.length).toBe(1)
})

test('PRT-01 PRT-04 NET-03 a partner signs in at a deep link, saves a location, and logs out', async ({ tab, enterprise }) => {
  await tab.open('partners/locations?project=harbor-rye&q=mill')
  await tab.type(field('Email'), 'ines@harborrye.example')
  await tab.type(field('Password'), 'dinner4two')
  await tab.press(button('Sign in'))
  await tab.see(link('Harbor & Rye, Mill Street'))
  // The link is where the button was: a second press of a double click is ignored, but not after a key.
  await tab.key('Shift')
  await tab.press(link('Harbor & Rye, Mill Street'))
  const floor = field('Floor, suite (optional)')
  await tab.type(floor, `Floor of ${enterprise.name}`)
  await tab.press(button('Save'))
  await tab.see(text('Location saved'))
  await tab.reload()
  await tab.see(floor, ({ value }) => value === `Floor of ${enterprise.name}`)
  await tab.press(button('Menu'))
  await tab.press(button('Sign out'))
  await tab.see(heading('Sign in'))
  await tab.back()
  await tab.see(heading('Sign in'))
})
