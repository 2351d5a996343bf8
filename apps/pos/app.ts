import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Pay your bill',
  description: 'Pay your bill at the table, with your credit and your card.',
  noscript: 'Please switch JavaScript on to pay your bill.',
  kind: 'pays',
  settings: ['paymentKey', 'chargeLimits', 'returnTargets'],
})
