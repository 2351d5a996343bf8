import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Managers',
  description: 'Look up guests, take payments and refund them.',
  noscript: 'Please switch JavaScript on to look up guests and take payments.',
  budget: 158_500,
  signedIn: { screens: ['GuardedPages', 'LocationSelectionRoute'], budget: 206_000 },
  audience: 'manager',
})
