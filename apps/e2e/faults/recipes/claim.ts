import { codeField, emailField, expectScreen, linkTo, openOffer, passwordField, phoneField, submitPhone } from '../../../claim/e2e/steps.ts'
import { signIn as signInToCheckout } from '../../../checkout/e2e/steps.ts'
import { lose } from '../lose.ts'
import { type Visit, type Way, button, field, heading, memberEmail, open, press, pressing, text } from '../way.ts'

const claimOffer = button('Claim my offer')
const claimed = heading(/is claimed/)

async function toCode({ page, guest, sandbox }: Visit) {
  await openOffer(page, 'PHONE25')
  await submitPhone(page, guest.phone)
  await expectScreen(page, 'smsVerification')
  return sandbox.codeFor(guest.number)
}

async function toPassword(visit: Visit) {
  await openOffer(visit.page, 'WELCOME25')
  await emailField(visit.page).fill(memberEmail(visit))
  await claimOffer(visit.page).press('Enter')
  await passwordField(visit.page).fill('dinner4two')
}

const withEmail = async ({ page, guest }: Visit) => {
  await openOffer(page, 'WELCOME25')
  await emailField(page).fill(guest.email)
}

export const claim: readonly Way[] = [
  { title: 'Opens the link of an offer', calls: ['claim_getOffer'], act: open(linkTo('WELCOME25')), done: emailField },
  {
    title: 'Types the code on the invitation',
    calls: ['claim_verifyClaimCode'],
    ready: async ({ page }) => {
      await page.goto(linkTo('EXTRA25'))
      await field('Claim code')(page).fill('DINNER')
    },
    typed: field('Claim code'),
    ...pressing(button('Continue')),
    done: claimOffer,
  },
  {
    title: 'Claims by email',
    calls: ['claim_validateEmail', 'claim_claimOffer'],
    ready: withEmail,
    typed: emailField,
    ...pressing(claimOffer),
    done: claimed,
  },
  {
    title: 'Waits for a claim whose answer was lost',
    calls: ['claim_lookUpClaim'],
    ready: async (visit) => {
      await withEmail(visit)
      await lose(visit.page, /\/claim_offer$/)
    },
    act: press(claimOffer),
    done: claimed,
  },
  {
    title: 'Asks for a texted code',
    calls: ['claim_sendSmsCode'],
    ready: async ({ page, guest }) => {
      await openOffer(page, 'PHONE25')
      await phoneField(page).fill(guest.phone)
    },
    typed: phoneField,
    ...pressing(button('Text me the code')),
    done: heading('Enter your code'),
  },
  {
    title: 'Types the texted code',
    calls: ['claim_verifySmsCode'],
    ready: toCode,
    typed: codeField,
    act: async ({ page, guest, sandbox }) => codeField(page).fill(await sandbox.codeFor(guest.number)),
    again: button('Verify'),
    done: heading(/^Get the app to use/),
  },
  {
    title: 'Waits for the text that they sent',
    calls: ['claim_checkIfVerified'],
    ready: toCode,
    act: press(button("Didn't receive code")),
    done: text('Waiting for your text…'),
    isUnnoticed: true,
  },
  {
    title: 'Signs in with a password',
    calls: ['account_signIn'],
    ready: toPassword,
    typed: passwordField,
    ...pressing(button('Sign in and claim')),
    loses: { forbidden: 'not needed: the account cannot claim' },
    done: text(/is in your account/),
  },
  {
    title: 'Asks for a new password',
    calls: ['account_forgotPassword'],
    ready: async (visit) => {
      await toPassword(visit)
      await button('Forgot your password?')(visit.page).press('Enter')
    },
    typed: field('Email'),
    ...pressing(button('Reset Password')),
    done: heading('Check Your Email!'),
  },
  {
    title: 'Opens an offer as a member',
    calls: ['claim_member_getMember'],
    ready: ({ page, enterprise }) => signInToCheckout(page, enterprise),
    act: open(linkTo('WELCOME25')),
    // The account's, or a guest's where the account cannot be read.
    done: button('Claim my offer'),
    isUnnoticed: true,
  },
  {
    title: 'Signs in, and the answer says nothing of their opt-out',
    calls: ['account_getOwnChoice'],
    ready: async (visit) => {
      await toPassword(visit)
      await visit.page.route(/\/login$/, async (route) => {
        const response = await route.fetch()
        const text = (await response.text()).replace(/,"do_not_track":\w+/, '')
        await route.fulfill({ response, body: text })
      })
    },
    act: press(button('Sign in and claim')),
    done: text(/is in your account|was already claimed/),
    isUnnoticed: true,
  },
  {
    title: 'Touches the page for the first time, which is an event',
    calls: ['shared_api_recordEvent'],
    ready: ({ page }) => openOffer(page, 'WELCOME25'),
    act: async ({ page }) => emailField(page).press('Tab'),
    done: claimOffer,
    isUnnoticed: true,
  },
]
