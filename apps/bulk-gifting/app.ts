import { defineApp } from '../build/defineApp.ts'

// Not `gifting`: that address leads to the business page.
export const app = defineApp({
  title: 'Business gifting',
  description: 'Send dining credit to your clients and your team, in one order.',
  noscript: 'Please switch JavaScript on to send gifts.',
  kind: 'tool',
  audience: 'business',
  settings: ['paymentKey', 'chargeLimits'],
})
