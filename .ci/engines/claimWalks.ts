import { expect } from '@playwright/test'
import { writeHash } from '../../features/claim/hash.ts'
import type { Page } from './page.ts'
import { walk } from './walk.ts'
import { button, field, heading, link } from './query.ts'

const linkTo = (code: string, extra = ''): string => `claim/${writeHash(code, extra)}`
const codeField = field('Verification code')

async function askForText(page: Page, phone: string): Promise<void> {
  await page.open(linkTo('PHONE25'))
  await page.type(field('Mobile number'), phone)
  await page.press(button('Text me the code'))
  await page.see(heading('Enter your code'))
}

export const claimWalks = [
  walk('CLM-00 CLM-14 CLM-17 a typed code leads to a claim by email', async ({ page, guest, sandbox }) => {
    await page.open('claim/')
    await page.type(field('Offer code'), ' wel-come 25 ')
    await page.press(button('Find my offer'))
    await page.type(field('Email'), guest.email)
    await page.press(button('Claim my offer'))
    await page.see(heading(/is claimed$/))
    expect((await sandbox.claimsOf(guest.email)).length).toBe(1)
  }),

  walk('CLM-03 CLM-07 CLM-22 a phone’s code is typed, a wrong one is refused', async ({ page, guest, sandbox }) => {
    await askForText(page, guest.phone)
    const code = await sandbox.codeFor(guest.number)
    await page.type(codeField, code === '111111' ? '222222' : '111111')
    await page.see({ by: 'text', name: 'Incorrect verification code. Please try again.' })
    await page.type(codeField, code)
    await page.see(heading(/^Get the app to use your \$/))
    expect((await sandbox.claimsOf(guest.number)).length).toBe(1)
  }),

  walk('CLM-22 a pasted code with spaces claims at once', async ({ page, guest, sandbox }) => {
    await askForText(page, guest.phone)
    const code = await sandbox.codeFor(guest.number)
    await page.copy(` ${code.slice(0, 3)} ${code.slice(3)} `)
    await page.press(codeField)
    await page.keys('Control+v')
    await page.see(heading(/^Get the app to use your \$/))
    expect((await sandbox.claimsOf(guest.number)).length).toBe(1)
  }),

  walk('CLM-04 CLM-05 CLM-26 a member signs in after a wrong password, and sees the link to the app', async ({ page, enterprise }) => {
    await page.open(linkTo('DAYS7', `member@${enterprise.settings.domain}`))
    await page.press(button('Claim my offer'))
    await page.type(field('Password'), 'not-the-password')
    await page.press(button('Sign in and claim'))
    await page.see({ by: 'text', name: 'Invalid email or password.' })
    await page.type(field('Password'), 'dinner4two')
    await page.press(button('Sign in and claim'))
    // All engines use the same member, so only the first one can claim.
    await page.see(heading(/is in your account$|was already claimed$/))
    await page.see(link(/app/i))
  }),

  walk('NET-08 a double press claims once', async ({ page, guest, sandbox }) => {
    await page.open(linkTo('WELCOME25'))
    await page.type(field('Email'), guest.email)
    await page.press(button('Claim my offer'), 2)
    await page.see(heading(/is claimed$/))
    expect((await sandbox.claimsOf(guest.email)).length).toBe(1)
  }),

  walk('NET-08 a reload during the claim looks it up and claims once', async ({ page, guest, sandbox }) => {
    await page.open(linkTo('WELCOME25'))
    await page.type(field('Email'), guest.email)
    await sandbox.fault({ name: 'slow', path: '/claim_offer' })
    await page.press(button('Claim my offer'))
    await page.see(heading(/^Claiming your \$/))
    await page.reload()
    await page.see(heading(/is claimed$|^Your claim did not arrive$/))
    if ((await page.all(heading('Your claim did not arrive'))).length > 0) await page.press(button('Claim now'))
    await page.see(heading(/is claimed$/))
    expect((await sandbox.claimsOf(guest.email)).length).toBe(1)
  }),

  walk('CLM-00 CLM-02 Back goes one step at a time and keeps what was typed', async ({ page, enterprise }) => {
    const member = `member@${enterprise.settings.domain}`
    await page.open('claim/nowhere')
    await page.open('claim/')
    await page.type(field('Offer code'), 'welcome25')
    await page.press(button('Find my offer'))
    await page.type(field('Email'), member)
    await page.press(button('Claim my offer'))
    await page.see(heading('Welcome back'))
    await page.back()
    expect((await page.see(field('Email'))).value).toBe(member)
    await page.back()
    expect((await page.see(field('Offer code'))).value).toBe('WELCOME25')
    await page.back()
    await page.at(/nowhere$/)
  }),

  walk('NET-08 CLM-08 two tabs with the same guest claim once, and each shows the result', async ({ page, newTab, guest, sandbox }) => {
    const other = await newTab()
    for (const each of [page, other]) {
      await each.open(linkTo('WELCOME25'))
      await each.type(field('Email'), guest.email)
    }
    await page.press(button('Claim my offer'))
    await page.see(heading(/is claimed$/))
    await other.press(button('Claim my offer'))
    await other.see(heading('This offer was already claimed'))
    expect((await sandbox.claimsOf(guest.email)).map(({ offerCode }) => offerCode)).toEqual(['WELCOME25'])
  }),
]
