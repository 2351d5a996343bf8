import type { Wording } from '../enterprise.ts'

export const wording: Wording = {
  tagline: 'Good food, close to your desk.',
  welcome: 'Lunch just got better',
  sale: 'Dining credit that goes further',
  success: 'Yes! It’s all yours',
  waiting: 'Hang on, nearly there',
  mail: 'Check your inbox',
  sorry: 'Ah, this one won’t work',
  appInvite: 'Your credit is in the Northgate app. Grab it and go eat!',
}
