import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Managers',
  description: 'Look up guests, take payments and refund them.',
  noscript: 'Please switch JavaScript on to look up guests and take payments.',
  budget: { kilobytes: 164.5, files: 9 },
  signedInBudget: { kilobytes: 169, files: 11 },
  audience: 'manager',
  settings: ['chargeLimits'],
})
