import * as z from 'zod/mini'
import { getAmbassador, getAmbassadorStats } from './api.ts'

export const ambassadorProfile = { profilePicture: null, memberSince: '2025-03-14', brandLink: 'https://kumo.example/with/maya' }

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

/** Half a year: what the months earned is all that was earned. */
export const ambassadorStats = {
  earnings: { stats: ['42.00', '58.50', '51.00', '96.25', '120.00', '134.75'], labels: months },
  reach: { stats: [310, 420, 390, 870, 1240, 1385], months },
  brandLinks: 7,
  totalClaims: 64,
  totalRedemptions: 41,
  totalCreditsEarned: '502.50',
}

const statsOf = (stats: object) => z.parse(getAmbassadorStats.response, { stats })

export const ambassadors = {
  full: z.parse(getAmbassador.response, {
    user: { ...ambassadorProfile, name: 'Maya Lindqvist', email: 'maya@mail.example', profilePicture: '/pictures/kumo-hero.svg' },
  }),
  bare: z.parse(getAmbassador.response, { user: { name: 'Maya Lindqvist' } }),
}

export const statistics = {
  full: statsOf(ambassadorStats),
  none: statsOf({}),
  oneMonth: statsOf({
    ...ambassadorStats,
    earnings: { stats: ['42.00'], labels: ['Nov'] },
    reach: { stats: [310], months: ['Nov'] },
    totalCreditsEarned: '42.00',
  }),
  /** Links were shared, and nothing came of them yet. */
  linksOnly: statsOf({ brandLinks: 2 }),
}
