import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'A gift for you',
  description: 'Open your gift, and spend it at the table.',
  noscript: 'Please switch JavaScript on to open your gift.',
  linkPicture: 'gift',
  opensInApp: true,
  kind: 'form',
  settings: ['mapStyle'],
})
