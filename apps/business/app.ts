import { defineApp } from '../build/defineApp.ts'

export const app = defineApp({
  title: 'Dining for business',
  description: 'Dining credit for teams: what a month of business dining earns, and where to spend it.',
  noscript: 'Please switch JavaScript on to see what you would earn.',
  inSearch: [],
  kind: 'form',
  otherNames: ['/gifting'],
  settings: ['thirdPartyButton', 'thirdPartyButtonMay'],
})
