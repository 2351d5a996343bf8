import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Partner portal',
  description: 'Set up your restaurants: locations, brands, payments and team.',
  noscript: 'Please switch JavaScript on to set up your restaurants.',
  budget: { kilobytes: 154, files: 10 },
  signedInBudget: { kilobytes: 189, files: 20 },
  audience: 'partner',
  settings: ['uploadOrigin', 'bankLink'],
})
