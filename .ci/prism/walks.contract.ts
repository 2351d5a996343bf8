import type { Page } from '@playwright/test'
import { buyer } from '../../features/checkout/examples/examples.ts'
import * as claim from '../../apps/claim/e2e/steps.ts'
import { pay, typeCard } from '../../apps/checkout/e2e/steps.ts'
import { expect, test } from '../../apps/e2e/test.ts'
import { answerByExamples } from './prism.ts'

// Every answer is the contract’s example: no code of this project answers.

type Walk = (page: Page) => Promise<void>

const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().press('Enter')
const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
const titled = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeVisible()

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

async function signIn(page: Page): Promise<void> {
  await fill(page, 'Email', 'member@mail.example')
  await fill(page, 'Password', 'dinner4two')
  await press(page, 'Sign in')
}

const walks: Readonly<Record<string, Walk>> = {
  'an offer is claimed': async (page) => {
    await page.goto(claim.linkTo('WELCOME25'))
    await fill(page, 'Claim code', 'SUPPER')
    await press(page, 'Continue')
    await claim.submitEmail(page, 'ada@mail.example')
    await titled(page, /is claimed$/)
  },
  'credit is bought': async (page) => {
    await page.goto('store/')
    await press(page, /^Pay \$100/)
    await fill(page, 'Email', 'ada@mail.example')
    await fill(page, 'First name', buyer.firstName)
    await fill(page, 'Last name', buyer.lastName)
    await press(page, 'Continue to payment')
    await typeCard(page)
    await pay(page).press('Enter')
    await titled(page, 'Purchase Successful')
  },
  'a gift is opened': async (page) => {
    await page.goto('gift/?gift=dinner')
    await press(page, 'Open your gift')
    await titled(page, /^Claim your \$/)
  },
  'a bill is paid': async (page) => {
    await page.goto('diner/?pos=tableside&location=lark&ticket=1042')
    await press(page, /^Pay \$/)
    await titled(page, 'Payment Successful')
  },
  'a bill is paid from a till’s order': async (page) => {
    await page.goto('pos/?pos=tableside&location=lark&ticket=1042')
    await signIn(page)
    await press(page, /^25%/)
    await press(page, 'Next')
    await press(page, /^Pay \$/)
    await titled(page, 'Payment Success!')
  },
  'a browser is opted out': async (page) => {
    await page.goto('embed/privacy')
    await page.getByText('Ask us about your account').click()
    await page.getByLabel('State').selectOption('California')
    await fill(page, 'First name', 'Ada')
    await fill(page, 'Last name', 'Moreau')
    await fill(page, 'Email address', 'ada@mail.example')
    await press(page, 'Opt me out')
    await titled(page, 'You are opted out')
  },
  'a team’s earnings lead to the store': async (page) => {
    await page.goto('business/')
    await follow(page, 'See what you’d earn')
    await follow(page, /^Start earning/)
    await titled(page, /^Dining credit/)
  },
  'gifts are sent to a list': async (page) => {
    await page.goto('bulk-gifting/')
    await signIn(page)
    await fill(page, 'Type or paste recipients', 'ada@mail.example\nben@mail.example')
    await press(page, 'Add to the list')
    await press(page, 'Choose the gift')
    await press(page, '$25')
    await press(page, 'Check the order')
    await press(page, /^Pay \$/)
    await titled(page, /^Your gifts are/)
  },
  'a manager pays a check': async (page) => {
    await page.goto('managers/enter-check-number?location_id=708&user_id=9004')
    await fill(page, 'Phone number', '12125550190')
    await press(page, 'Text me a code')
    await fill(page, 'Verification code', '123456')
    await fill(page, 'Check number', '1042')
    await press(page, 'Next')
    await press(page, /^20%/)
    await press(page, 'Continue to savings')
    await press(page, /^Pay \$/)
    await titled(page, 'Payment Successful')
  },
  'a partner edits a location': async (page) => {
    await page.goto('partners/locations?project=harbor-rye')
    await signIn(page)
    await follow(page, 'Harbor & Rye, Mill Street')
    await fill(page, 'Floor, suite (optional)', 'Second floor')
    await press(page, 'Save')
    await expect(page.getByText('Location saved')).toBeVisible()
  },
}

test.use({ viewport: { width: 1280, height: 720 } })

for (const [title, walk] of Object.entries(walks))
  test(`NET-05 ${title}, where the contract’s examples answer`, async ({ page, context }) => {
    const broken = await answerByExamples(context)
    await walk(page)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    expect(broken).toEqual([])
  })
