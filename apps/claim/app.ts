import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Claim your offer',
  description: 'Claim your offer: confirm who you are and it is yours to use.',
  noscript: 'Please switch JavaScript on to claim your offer.',
  linkPicture: 'offer',
  opensInApp: true,
  kind: 'form',
})
