import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Restaurants and privacy',
  description: 'Where the restaurants are, and your privacy choices.',
  noscript: 'Please switch JavaScript on to see this.',
  inSearch: [],
  kind: 'form',
  settings: ['embedParents', 'mapStyle'],
})
