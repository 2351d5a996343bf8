import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Partner portal',
  description: 'Set up your restaurants: locations, brands, payments and team.',
  noscript: 'Please switch JavaScript on to set up your restaurants.',
  kind: 'tool',
  audience: 'partner',
  settings: ['uploadOrigin', 'bankLink'],
})
