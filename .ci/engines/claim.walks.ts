import { expect } from '@playwright/test'
import { writeHash } from '../../features/claim/hash.ts'
import { button, field, heading } from './query.ts'
import { test } from './test.ts'

const codeField = field('Verification code')
const claim = button('Claim my offer')

test('CLM-22 a pasted code with spaces claims at once', async ({ tab, guest, sandbox }) => {
  await tab.open(`claim/${writeHash('PHONE25', '')}`)
  await tab.type(field('Mobile number'), guest.phone)
  await tab.press(button('Text me the code'))
  await tab.see(heading('Enter your code'))
  const code = await sandbox.codeFor(guest.number)
  await tab.copy(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await tab.press(codeField)
  await tab.key('v', 'Control')
  await tab.see(heading(/^Get the app to use your \$/))
  expect(await sandbox.claimsOf(guest.number)).toHaveLength(1)
})

test('NET-08 a double press claims once, and a reload during the claim looks it up', async ({ tab, guest, sandbox }) => {
  await tab.open(`claim/${writeHash('WELCOME25', '')}`)
  await tab.type(field('Email'), guest.email)
  await sandbox.fault({ name: 'slow', path: '/claim_offer', times: 1 })
  await tab.press(claim, 2)
  await tab.until('the server has received the claim', () => sandbox.isSpent())
  await tab.reload()
  await tab.see(heading(/is claimed$|^Your claim did not arrive$/))
  if ((await tab.all(heading('Your claim did not arrive'))).length > 0) await tab.press(button('Claim now'))
  await tab.see(heading(/is claimed$/))
  expect(await sandbox.claimsOf(guest.email)).toHaveLength(1)
})

test('CLM-00 CLM-02 Back goes one step at a time and keeps what was typed', async ({ tab, enterprise }) => {
  const member = `member@${enterprise.settings.domain}`
  await tab.open('claim/nowhere')
  await tab.open('claim/')
  await tab.type(field('Offer code'), 'welcome25')
  await tab.press(button('Find my offer'))
  await tab.type(field('Email'), member)
  await tab.press(claim)
  await tab.see(heading('Welcome back'))
  await tab.back()
  expect((await tab.see(field('Email'))).value).toBe(member)
  await tab.back()
  expect((await tab.see(field('Offer code'))).value).toBe('WELCOME25')
  await tab.back()
  await tab.at(/nowhere$/)
})
