import type { Wording } from '../enterprise.ts'

export const wording: Wording = {
  tagline: 'Good tables, and something on the house.',
  welcome: 'Dinner, with a little on us',
  sale: 'Dining credit, with a little on us',
  success: 'Your table is better for it',
  waiting: 'One moment, we are seeing to it',
  mail: 'A note is on its way to you',
  sorry: 'We are sorry, not this one',
  appInvite: 'Your credit waits in the Copperline app, ready for the next table.',
}
