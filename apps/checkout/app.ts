import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Checkout',
  description: 'Pay for your dining credit or gift card.',
  noscript: 'Please switch JavaScript on to pay.',
  linkPicture: 'credit',
  kind: 'pays',
  settings: ['paymentKey', 'chargeLimits'],
})
