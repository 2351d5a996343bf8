import type { Page } from '@playwright/test'
import { emailMessage } from '../../features/shared/contact/email.ts'
import * as on from './e2e/steps.ts'
import { expect, test } from '../e2e/test.ts'

/** The narrowest phone that is supported. */
test.use({ viewport: { width: 360, height: 740 } })

const absurd = {
  nothing: '',
  blanks: ' \t  ',
  'ten thousand letters': 'x'.repeat(10_000),
  emoji: '🍕🎉👩‍👩‍👧‍👦',
  markup: '<img src=x onerror="alert(1)">',
  'right-to-left text': 'مرحبا بالعالم',
  'a bracket of every kind': '\'");--${}[]\\',
}

/** Expects that the page does not scroll sideways. */
const expectNoOverflow = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

async function expectMessage(page: Page, message: string): Promise<void> {
  await expect(page.getByText(message)).toBeVisible()
  await expectNoOverflow(page)
}

test('CLM-00 CLM-21 an absurd offer code is invalid or unknown', async ({ page }) => {
  for (const [name, text] of Object.entries(absurd)) {
    await test.step(name, async () => {
      await page.goto('claim/')
      await on.offerCodeField(page).fill(text)
      await on.button(page, 'Find my offer').click()
      if (name === 'markup') {
        await on.expectScreen(page, 'unknownOffer')
        await expectNoOverflow(page)
      } else await expectMessage(page, 'Please enter your offer code.')
    })
  }
})

test('CLM-01 CLM-18 an absurd claim code shows an error', async ({ page }) => {
  await page.goto(on.linkTo('EXTRA25'))
  for (const name of ['nothing', 'blanks', 'ten thousand letters', 'emoji', 'right-to-left text'] as const) {
    await on.claimCodeField(page).fill(absurd[name])
    await on.button(page, 'Continue').click()
    await expectMessage(page, 'Please enter your claim code.')
  }
})

test('CLM-02 CLM-20 CLM-21 an absurd address or number shows an error, and nothing is sent', async ({ page, enterprise }) => {
  const { requiredEmailEnding: ending, requiredEmailDisplay: display } = enterprise.settings
  await on.openOffer(page, 'OPTIN25')
  let sent = 0
  page.on('request', (request) => (sent += request.url().includes('/offers/send') ? 1 : 0))
  for (const text of [
    ...Object.values(absurd),
    `${'x'.repeat(300)}${ending ?? '@mail.example'}`,
    'a@b@c.example',
    `a b${ending ?? '@mail.example'}`,
  ]) {
    await on.emailField(page).fill(text)
    await on.phoneField(page).fill(text)
    await on.button(page, 'Text me the code').click()
    await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
    await expectMessage(page, emailMessage({ ending, display }))
  }
  for (const number of ['12', '0125550100', '555123456', '1 111 555 0100', '+44 7911 123456', '+1 212 555 0100 ext. 9']) {
    await on.phoneField(page).fill(number)
    await expectMessage(page, 'Please enter a valid phone number.')
  }
  expect(sent).toBe(0)
})

test('CLM-22 the SMS code’s field takes only digits, and a short code shows an error', async ({ page, guest }) => {
  await on.openOffer(page, 'PHONE25')
  await on.submitPhone(page, guest.phone)
  await on.expectScreen(page, 'smsVerification')
  for (const text of [absurd.nothing, absurd.blanks, absurd.emoji, absurd['right-to-left text']]) {
    await on.codeField(page).fill(text)
    await on.button(page, 'Verify').click()
    await expectMessage(page, 'Please enter all 6 digits.')
    await expect(on.codeField(page)).toHaveValue('')
  }
  await on.codeField(page).fill(`<b>1</b>${'2'.repeat(3)}`)
  await expect(on.codeField(page)).toHaveValue('1222')
})

/** What is said without asking the server. */
const passwordMessages: Readonly<Record<string, string>> = {
  nothing: 'Please enter your password.',
  blanks: 'Your password has at least 6 characters.',
}

test('CLM-24 an absurd password is refused like any other', async ({ page, enterprise }) => {
  await on.openOffer(page, 'WELCOME25', `member@${enterprise.settings.domain}`)
  await on.button(page, 'Claim my offer').click()
  await on.expectScreen(page, 'authentication')
  for (const [name, text] of Object.entries(absurd)) {
    await on.passwordField(page).fill(text)
    await on.button(page, 'Sign in and claim').click()
    await expectMessage(page, passwordMessages[name] ?? 'Invalid email or password.')
  }
})

const hostileHashes = [
  '#',
  '#%',
  '#%E0%A4%A',
  '#%00%ff',
  '#!!!',
  '#V0VM',
  '#<script>alert(1)</script>',
  `#${btoa('<script>alert(1)</script>')}`,
  `#${btoa('\u0000\u0001\u00ff\u00fe')}`,
  `#${'QUFB'.repeat(4_000)}`,
  '#🍕',
  '#../../api/v5/offers/WELCOME25',
  '#constructor',
  '#{"code":"WELCOME25"}',
]

test('CLM-16 a hostile hash does not break the page, on opening or on a change', async ({ page }) => {
  for (const hash of hostileHashes) {
    await test.step(hash.slice(0, 40), async () => {
      await page.goto(`claim/${hash}`)
      // Some of these are read as an unknown code and the rest as no link. Each shows the field for a code.
      await expect(on.offerCodeField(page)).toBeVisible()
      await expectNoOverflow(page)
    })
  }
  await page.reload()
  await expect(on.offerCodeField(page)).toBeVisible()
  await page.goto(on.linkTo('WELCOME25'))
  await expect(on.emailField(page)).toBeVisible()
})
