import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Managers',
  description: 'Look up guests, take payments and refund them.',
  noscript: 'Please switch JavaScript on to look up guests and take payments.',
  budget: { kilobytes: 164.5, files: 10 },
  signedIn: {
    pages: {
      '': ['GuardedPages', 'LocationSelectionRoute'],
      '/location-selection': ['GuardedPages', 'LocationSelectionRoute'],
      '/diner-selection': ['GuardedPages', 'DinerSelectionRoute'],
      '/diner-profile': ['GuardedPages', 'DinerProfileRoute'],
      '/refund': ['GuardedPages', 'refund/RefundRoute'],
      '/enter-check-number': ['GuardedPages', 'checkout/EnterCheckRoute'],
      '/checkout': ['GuardedPages', 'checkout/CheckoutRoute'],
    },
    budget: { kilobytes: 164.5, files: 10 },
  },
  audience: 'manager',
})
