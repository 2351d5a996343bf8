import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Managers',
  description: 'Look up guests, take payments and refund them.',
  noscript: 'Please switch JavaScript on to look up guests and take payments.',
  kind: 'tool',
  audience: 'manager',
  settings: ['chargeLimits'],
})
