import type { Page } from '@playwright/test'
import { onward } from '../../checkout/e2e/steps.ts'
import * as claim from '../../claim/e2e/steps.ts'
import type { Enterprise } from '../enterprise.ts'
import type { Guest } from '../guest.ts'
import { hold } from '../hold.ts'
import { signIn } from '../signIn.ts'
import { expect, test } from '../test.ts'

type Walk = { readonly page: Page; readonly guest: Guest; readonly enterprise: Enterprise }

type Press = {
  /** The script of the next screen. */
  readonly script: RegExp
  readonly open: (walk: Walk) => Promise<unknown>
  readonly press: (page: Page) => ReturnType<typeof claim.button>
  /** A link of text looks the same while it waits. */
  readonly isBusy?: false
  /** The field of what was sent: it takes nothing more. */
  readonly sent?: string
  readonly next: string
}

const button = claim.button

async function openRecipients({ page, guest, enterprise }: Walk): Promise<void> {
  await page.goto('bulk-gifting/')
  await signIn(page, `member${enterprise.settings.requiredEmailEnding ?? '@mail.example'}`)
  await page.getByLabel('Type or paste recipients').fill(guest.email)
  await button(page, 'Add to the list').click()
}

const presses: Readonly<Record<string, Press>> = {
  'CLM-03 an offer is claimed': {
    script: /LazyScreens-/,
    open: async ({ page, guest }) => {
      await claim.openOffer(page, 'WELCOME25')
      await claim.emailField(page).fill(guest.email)
    },
    press: (page) => button(page, 'Claim my offer'),
    sent: 'Email',
    next: 'Your $25 is claimed',
  },
  'CHK-02 a buyer goes on to the payment': {
    script: /LazyScreens-/,
    open: async ({ page, guest }) => {
      await page.goto('checkout/?ico_id=ico-100')
      await page.getByLabel('Email').fill(guest.email)
      await page.getByLabel('First name').fill('Ada')
      await page.getByLabel('Last name').fill('Moreau')
    },
    press: onward,
    sent: 'Email',
    next: 'Payment',
  },
  'CHK-03 a buyer chooses to sign in': {
    script: /LazyScreens-/,
    open: ({ page }) => page.goto('checkout/?ico_id=ico-100'),
    press: (page) => button(page, 'Have an account? Sign in'),
    isBusy: false,
    next: 'Welcome back',
  },
  'MGR-01 a manager asks for a code': {
    script: /TextedCode-/,
    open: async ({ page }) => {
      await page.goto('managers/login')
      await page.getByLabel('Phone number').fill('12125550191')
    },
    press: (page) => button(page, 'Text me a code'),
    next: 'Enter your code',
  },
  'PRT-01 a partner has forgotten the password': {
    script: /ResetPassword-/,
    open: ({ page }) => page.goto('partners/login'),
    press: (page) => button(page, 'Forgot your password?'),
    isBusy: false,
    next: 'Reset your password',
  },
  'PRT-01 a partner signs in': {
    script: /DashboardRoute-/,
    open: async ({ page }) => {
      await page.goto('partners/login')
      await page.getByLabel('Email').fill('ines@harborrye.example')
      await page.getByLabel('Password', { exact: true }).fill('dinner4two')
    },
    press: (page) => button(page, 'Sign in'),
    next: 'Dashboard',
  },
  'BLK-06 a company goes on to the gift': {
    script: /GiftDetailsScreen-/,
    open: openRecipients,
    press: (page) => button(page, 'Choose the gift'),
    isBusy: false,
    next: 'Send Dining Credit',
  },
  'BLK-09 a company goes on to pay its gifts': {
    script: /PayRoute-/,
    open: async (walk) => {
      await openRecipients(walk)
      await button(walk.page, 'Choose the gift').click()
    },
    press: (page) => button(page, 'Check the order'),
    next: 'Check and pay',
  },
}

for (const [title, { script, open, press, isBusy = true, sent, next }] of Object.entries(presses))
  test(`${title}: the page that was pressed stays, busy, until the next one is there`, async ({ page, guest, enterprise }) => {
    await page.clock.install()
    const held = await hold(page, script)
    await open({ page, guest, enterprise })
    const heading = page.getByRole('heading', { level: 1 })
    const before = (await heading.textContent()) ?? ''
    const pressed = press(page)
    await pressed.click()
    await held.reached
    // A placeholder would show at once, or after a second.
    await page.clock.runFor(2_000)
    await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true')
    if (isBusy) await expect(pressed).toHaveAttribute('aria-busy', 'true')
    await expect(pressed).toBeFocused()
    if (sent !== undefined) await expect(page.getByLabel(sent, { exact: true })).not.toBeEditable()
    await pressed.press('Enter')
    await expect(heading).toHaveText(before)
    await expect(page.getByText(/One moment…|Fetching/)).toBeHidden()
    await held.letGo()
    await expect(heading).toHaveText(next)
    await expect(page.locator('html')).not.toHaveAttribute('aria-busy')
    await expect(heading.or(page.locator('input')).and(page.locator(':focus'))).toBeVisible()
  })
