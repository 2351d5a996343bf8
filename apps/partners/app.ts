import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Partner portal',
  description: 'Set up your restaurants: locations, brands, payments and team.',
  noscript: 'Please switch JavaScript on to set up your restaurants.',
  budget: 150_000,
  signedIn: { screens: ['GuardedPages', 'DashboardRoute'], budget: 182_000 },
  audience: 'partner',
  settings: ['uploadOrigin', 'bankLink'],
})
