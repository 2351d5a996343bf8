import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Pay your check',
  description: 'Pay your check at the table: by card, with your rewards and your balance.',
  noscript: 'Please switch JavaScript on to pay your check.',
  budget: 135_000,
  settings: ['paymentKey', 'returnTargets'],
})
