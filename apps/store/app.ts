import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Dining credit and gift cards',
  description: 'Buy dining credit and gift cards, and get more than you pay for.',
  noscript: 'Please switch JavaScript on to buy dining credit.',
  linkPicture: 'credit',
  inSearch: ['project'],
  kind: 'form',
})
