/** Types and drags in the built pages that count as one does so, served at the address given first, and says how soon they answered. */
import type { Page } from 'playwright'
import { enterprises } from '../../apps/build/enterprises.ts'
import { keepsBudget } from './interactionReport.ts'
import type { Scene } from './interactionSteps.ts'
import { openBrowser } from './openBrowser.ts'

const viewport = { width: 390, height: 844 }

const amount = (page: Page) => page.getByLabel('Or type your own amount')
const slider = (page: Page) => page.getByRole('slider')
const spend = (page: Page) => page.getByLabel('Or type the amount')

/** The store's open amount: what it brings is said at each digit. */
const store = (enterprise: string): Scene => ({
  title: `${enterprise}/store, an open amount`,
  place: `/${enterprise}/store/?project=bonuspercent`,
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

/** The business page's calculator: what is earned follows the hold. */
const calculator = (enterprise: string): Scene => ({
  title: `${enterprise}/business, the calculator`,
  place: `/${enterprise}/business/#calculator-section`,
  // The restaurants come last; a hand is slower.
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
const kept = await keepsBudget(
  browser,
  origin,
  enterprises().flatMap((enterprise) => [store(enterprise), calculator(enterprise)]),
  'pageSteps',
)
await browser.close()
process.exit(kept ? 0 : 1)
