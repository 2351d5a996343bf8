export const occasions = ['lunch', 'guests', 'lateNight'] as const
export type Occasion = (typeof occasions)[number]

export const occasionTexts: Readonly<Record<Occasion, { title: string; text: string }>> = {
  lunch: {
    title: 'Friday lunch',
    text: 'The whole team at one table. Everyone you name pays from one balance with their phone, and nobody hands in a receipt.',
  },
  guests: {
    title: 'Guests in town',
    text: 'Send them credit before they land. They choose the place, among restaurants we would take our own guests to.',
  },
  lateNight: {
    title: 'A late night, thanked',
    text: 'Dinner for those who stayed late, at the desk or on the way home. A fifth of it is credit again, before the coffee is served.',
  },
}
