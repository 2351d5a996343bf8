import type { Page } from '@playwright/test'
import { hold } from '../e2e/hold.ts'
import type { Sandbox } from '../e2e/sandbox.ts'
import * as on from './e2e/steps.ts'
import type { Guest } from '../e2e/guest.ts'
import { expect, test } from '../e2e/test.ts'
import { takeClock } from '../e2e/time.ts'

test.use({ tolerated: [/does not fit its schema|the answer is not JSON/] })

type Visit = { page: Page; guest: Guest; sandbox: Sandbox; member: string }

/** A call that a form makes. */
type FormCall = {
  /** A part of its address that is in no other call's. */
  path: string
  fillIn: (visit: Visit) => Promise<void>
  send: (page: Page) => Promise<void>
  /** Expects what was typed to be in the form still. */
  typedIsThere: (visit: Visit) => Promise<void>
  /** Expects what the guest sees after a 401. */
  refused: (page: Page) => Promise<void>
  next: (page: Page) => Promise<void>
}

const saysSo = (page: Page) => expect(page.getByText('Please sign in again.')).toBeVisible()

const calls: Readonly<Record<string, FormCall>> = {
  loadOffer: {
    path: '/offers/WELCOME25',
    fillIn: async ({ page }) => {
      await page.goto('claim/')
      await on.offerCodeField(page).fill('WELCOME25')
    },
    send: (page) => on.button(page, 'Find my offer').click(),
    typedIsThere: ({ page }) => expect(on.offerCodeField(page)).toHaveValue('WELCOME25'),
    refused: async (page) => {
      await on.expectScreen(page, 'failed')
      await on.button(page, 'Enter another code').click()
    },
    next: (page) => expect(on.emailField(page)).toBeVisible(),
  },
  verifyClaimCode: {
    path: '/verify_claim_code',
    fillIn: async ({ page }) => {
      await page.goto(on.linkTo('EXTRA25'))
      await on.claimCodeField(page).fill('DINNER')
    },
    send: (page) => on.button(page, 'Continue').click(),
    typedIsThere: ({ page }) => expect(on.claimCodeField(page)).toHaveValue('DINNER'),
    refused: async (page) => {
      await saysSo(page)
      await goBack(page)
    },
    next: (page) => expect(on.emailField(page)).toBeVisible(),
  },
  validateEmail: {
    path: '/validate_email',
    fillIn: async ({ page, guest }) => {
      await on.openOffer(page, 'WELCOME25')
      await on.emailField(page).fill(guest.email)
    },
    send: (page) => on.button(page, 'Claim my offer').click(),
    typedIsThere: ({ page, guest }) => expect(on.emailField(page)).toHaveValue(guest.email),
    refused: saysSo,
    next: (page) => on.expectScreen(page, 'emailClaimSuccess'),
  },
  sendSmsCode: {
    path: '/send_sms_verification_code',
    fillIn: async ({ page, guest }) => {
      await on.openOffer(page, 'PHONE25')
      await on.phoneField(page).fill(guest.phone)
      await page.getByRole('checkbox').check()
    },
    send: (page) => on.button(page, 'Text me the code').click(),
    typedIsThere: async ({ page, guest }) => {
      await expect(on.phoneField(page)).toHaveValue(new RegExp(`${guest.phone.slice(-4)}$`))
      await expect(page.getByRole('checkbox')).toBeChecked()
    },
    refused: saysSo,
    next: (page) => on.expectScreen(page, 'smsVerification'),
  },
  verifySmsCode: {
    path: '/verify_sms_code',
    fillIn: async ({ page, guest, sandbox }) => {
      await on.openOffer(page, 'PHONE25')
      await on.submitPhone(page, guest.phone)
      await on.expectScreen(page, 'smsVerification')
      await on.codeField(page).fill((await sandbox.codeFor(guest.number)).slice(0, 5))
    },
    // The sixth digit sends the code the first time. After that the button does.
    send: async (page) => {
      await on.button(page, 'Verify').click()
    },
    typedIsThere: async ({ page, guest, sandbox }) => expect(on.codeField(page)).toHaveValue(await sandbox.codeFor(guest.number)),
    refused: saysSo,
    next: (page) => on.expectScreen(page, 'noAccount'),
  },
  signIn: {
    path: '/api/v5/login',
    fillIn: async ({ page, member }) => {
      await on.openOffer(page, 'ONEDAY', member)
      await on.button(page, 'Claim my offer').click()
    },
    // The password is gone when its screen is left.
    send: async (page) => {
      await on.passwordField(page).fill('dinner4two')
      await on.button(page, 'Sign in and claim').click()
    },
    typedIsThere: ({ page, member }) => expect(on.emailField(page)).toHaveValue(member),
    refused: saysSo,
    next: (page) => on.expectScreen(page, 'success'),
  },
}

/** Internals that no guest should read. A status code, but not three digits of a phone number. */
const internals = /schema|undefined|\bnull\b|json|(?<![-\d])[45]\d\d(?![-\d])|typeerror|\/api\/|zod|https?:/i

async function expectFailed(page: Page): Promise<void> {
  await on.expectScreen(page, 'failed')
  await expect(page.getByRole('main')).not.toContainText(internals)
}

const goBack = (page: Page) => on.button(page, /^(Back to what I typed|Enter another code)$/).click()

for (const [name, call] of Object.entries(calls)) {
  test(`CLM-17 NET-05 NET-06 NET-07 ${name}: each fault shows a message and a next step, and nothing typed is lost`, async ({
    page,
    guest,
    enterprise,
    sandbox,
  }) => {
    const visit = { page, guest, sandbox, member: `member@${enterprise.settings.domain}` }
    const reads = name === 'loadOffer'
    await takeClock(page)
    await call.fillIn(visit)
    if (name === 'verifySmsCode') {
      await sandbox.fault({ name: 'offline', path: call.path })
      await on.codeField(page).fill(await sandbox.codeFor(guest.number))
      await expectFailed(page)
      await goBack(page)
    }
    for (const fault of ['offline', 'serverError', 'malformed', 'wrongSchema', ...(reads ? [] : ['lostAnswer'])]) {
      await test.step(fault, async () => {
        await sandbox.fault({ name: fault, path: call.path })
        await call.send(page)
        await expect(async () => {
          // A read is repeated once before it fails.
          if (reads) await page.clock.fastForward(1_200)
          await expect(on.heading(page)).toHaveText('Something went wrong...', { timeout: 300 })
        }).toPass()
        await expectFailed(page)
        await goBack(page)
        await call.typedIsThere(visit)
      })
    }
    await test.step('401', async () => {
      await sandbox.fault({ name: 'unauthorized', path: call.path })
      await call.send(page)
      await call.refused(page)
      await expect(page.getByRole('main')).not.toContainText(internals)
      await call.typedIsThere(visit)
    })
    await sandbox.calm()
    const slow = await hold(page, call.path)
    await test.step('timeout', async () => {
      await call.send(page)
      await slow.reached
      await expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(page.getByText('That took too long.')).toBeVisible({ timeout: 300 })
      }).toPass()
    })
    await test.step('slow, and well at last', async () => {
      await on.button(page, 'Try again').click()
      await expect(on.heading(page)).not.toHaveText('Something went wrong...')
      await slow.letGo()
      await call.next(page)
    })
  })
}
