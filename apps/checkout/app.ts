import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Checkout',
  description: 'Pay for your dining credit or gift card.',
  noscript: 'Please switch JavaScript on to pay.',
  linkPicture: 'credit',
  described: {
    subscribe: { title: 'Choose your subscription', description: 'Dining credit each month or year.' },
    subscription: { title: 'Your subscription', description: 'See, change or cancel your subscription.', linkPicture: 'enterprise' },
    purchase: { title: 'Your purchase', description: 'What you bought, and its receipt.', linkPicture: 'enterprise' },
  },
  kind: 'pays',
  settings: ['paymentKey', 'chargeLimits'],
})
