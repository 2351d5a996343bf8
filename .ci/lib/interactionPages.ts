/** Measures response times to typing and dragging in the built pages. The first argument is their origin. */
import type { Page } from 'playwright'
import { enterprises } from '../../apps/build/enterprises.ts'
import { isWithinBudget } from './interactionReport.ts'
import type { Scene } from './interactionSteps.ts'
import { openBrowser } from './openBrowser.ts'

const viewport = { width: 390, height: 844 }

const amount = (page: Page) => page.getByLabel('Or type your own amount')
const slider = (page: Page) => page.getByRole('slider')
const spend = (page: Page) => page.getByLabel('Or type the amount')

/** The store's open amount: the page shows what each typed digit brings. */
const store = (enterprise: string): Scene => ({
  title: `${enterprise}/store, an open amount`,
  path: `/${enterprise}/store/?project=bonuspercent`,
  ready: (page) => page.getByRole('button', { name: 'Pay $100' }),
  viewport,
  steps: [
    { name: 'go to the field', press: amount, isShown: () => document.activeElement?.matches('input:not([type=radio])') ?? false },
    { name: 'choose all', key: 'ControlOrMeta+a', isShown: () => true },
    { name: 'type the 1st', key: '7', isShown: () => true },
    { name: 'type the 2nd', key: '5', isShown: () => document.querySelector('button[type=submit]')?.textContent === 'Pay $75' },
    { name: 'type the 3rd', key: '0', isShown: () => document.querySelector('button[type=submit]')?.textContent === 'Pay $750' },
    { name: 'type no figure', key: 'x', isShown: () => document.querySelector('[aria-invalid=true]') !== null },
    { name: 'take it back', key: 'Backspace', isShown: () => document.querySelector('[aria-invalid=true]') === null },
    {
      name: 'press a preset',
      press: (page) => page.locator('label').filter({ hasText: 'Pay $250' }),
      isShown: () => document.querySelector('button[type=submit]')?.textContent === 'Pay $250',
    },
  ],
})

/** The business page's calculator: the revenue follows the dragged handle. */
const calculator = (enterprise: string): Scene => ({
  title: `${enterprise}/business, the calculator`,
  path: `/${enterprise}/business/#calculator-section`,
  // The restaurants load last. A person is slower than this script.
  ready: (page) => page.getByRole('region', { name: 'Restaurants near you' }),
  viewport,
  steps: [
    { name: 'take hold', hold: slider, isShown: () => true },
    { name: 'drag to the most', over: slider, from: 0.5, to: 1, times: 12, isShown: () => true },
    { name: 'drag to the least', over: slider, from: 1, to: 0, times: 12, isShown: () => true },
    { name: 'let go', letGo: true, isShown: () => document.querySelector('[type=range]')?.getAttribute('aria-valuetext') === '$50' },
    { name: 'arrow right', key: 'ArrowRight', times: 6, isShown: () => true },
    {
      name: 'to the most by a key',
      key: 'End',
      isShown: () => document.querySelector('[type=range]')?.getAttribute('aria-valuetext') === '$20,000',
    },
    { name: 'go to the field', press: spend, isShown: () => document.activeElement?.matches('[name=spend]') ?? false },
    { name: 'choose all', key: 'ControlOrMeta+a', isShown: () => true },
    { name: 'type the 1st', key: '1', isShown: () => true },
    { name: 'type the 2nd', key: '2', isShown: () => true },
    { name: 'type the 3rd', key: '3', isShown: () => true },
    { name: 'count by Enter', key: 'Enter', isShown: () => document.body.textContent.includes('Start with $123') },
  ],
})

const [origin = ''] = process.argv.slice(2)
const browser = await openBrowser()
const isWithin = await isWithinBudget(
  browser,
  origin,
  enterprises().flatMap((enterprise) => [store(enterprise), calculator(enterprise)]),
  'pageSteps',
)
await browser.close()
process.exit(isWithin ? 0 : 1)
