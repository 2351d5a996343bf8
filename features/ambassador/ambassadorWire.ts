import * as z from 'zod/mini'
import { dayOrTime } from '../shared/dates/day.ts'
import { dollars } from '../shared/money/money.ts'
import { count, optional, orElse, text } from '../shared/api/wire.ts'
import { type Ambassador, type AmbassadorStats, monthsOf } from './ambassador.ts'

const profileWire = z.object({ name: text, email: text, profilePicture: text, memberSince: optional(dayOrTime) })

export const ambassadorResponse = z.pipe(
  z.object({ user: profileWire }),
  z.transform(({ user: { name, email, profilePicture, memberSince } }): Ambassador => ({
    name: name ?? email ?? 'Ambassador',
    email,
    photo: profilePicture,
    memberSince,
  })),
)

const total = orElse(count, 0)
// Null stands for an entry that cannot be read, so that each figure stays with its month.
const labels = optional(z.array(text))

const statsWire = z.object({
  earnings: optional(z.object({ stats: optional(z.array(optional(dollars))), labels })),
  reach: optional(z.object({ stats: optional(z.array(optional(count))), months: labels })),
  brandLinks: total,
  totalClaims: total,
  totalRedemptions: total,
  totalCreditsEarned: orElse(dollars, z.decode(dollars, 0)),
})

export const ambassadorStatsResponse = z.pipe(
  z.object({ stats: statsWire }),
  z.transform(({ stats: { earnings, reach, ...totals } }): AmbassadorStats => ({
    earnings: monthsOf(earnings?.labels ?? [], earnings?.stats ?? []),
    reach: monthsOf(reach?.months ?? [], reach?.stats ?? []),
    brandLinks: totals.brandLinks,
    claims: totals.totalClaims,
    redemptions: totals.totalRedemptions,
    creditEarned: totals.totalCreditsEarned,
  })),
)
