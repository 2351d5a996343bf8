import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Pay your bill',
  description: 'Pay your bill at the table: by card, with your rewards and your balance.',
  noscript: 'Please switch JavaScript on to pay your bill.',
  kind: 'pays',
  settings: ['paymentKey', 'chargeLimits', 'returnTargets'],
})
