import * as z from 'zod/mini'
import { dayOrTime } from '../shared/dates/day.ts'
import { dollars } from '../shared/money/money.ts'
import { signedInCalls } from '../shared/api/signedInCalls.ts'
import { link } from '../shared/links/link.ts'
import { count, nothing, optional, text, mapped } from '../shared/api/wire.ts'
import { type Ambassador, type AmbassadorStats, monthsOf } from './ambassador.ts'

// It is sent to other people: an address within this site would lead them nowhere.
const webLink = link.check(z.regex(/^https:/i))

const profileWire = z.object({
  name: text,
  email: text,
  profilePicture: text,
  memberSince: optional(dayOrTime),
  brandLink: optional(webLink),
})

const ambassadorResponse = mapped(
  z.object({ user: profileWire }),
  ({ user: { name, email, profilePicture, memberSince, brandLink } }): Ambassador => ({
    name: name ?? email ?? 'Ambassador',
    email,
    photo: profilePicture,
    memberSince,
    shareLink: brandLink,
  }),
)

const total = optional(count)
// An entry that cannot be read is null, so that each figure stays with its month.
const labels = optional(z.array(text))

const statsWire = z.object({
  earnings: optional(z.object({ stats: optional(z.array(optional(dollars))), labels })),
  reach: optional(z.object({ stats: optional(z.array(optional(count))), months: labels })),
  brandLinks: total,
  totalClaims: total,
  totalRedemptions: total,
  totalCreditsEarned: optional(dollars),
})

const ambassadorStatsResponse = mapped(z.object({ stats: statsWire }), ({ stats: { earnings, reach, ...totals } }): AmbassadorStats => ({
  earnings: monthsOf(earnings?.labels ?? [], earnings?.stats ?? []),
  reach: monthsOf(reach?.months ?? [], reach?.stats ?? []).rows,
  brandLinks: totals.brandLinks,
  claims: totals.totalClaims,
  redemptions: totals.totalRedemptions,
  creditEarned: totals.totalCreditsEarned,
}))

// The specification does not show the source of the profile and of its statistics: both paths are our decision. They are two
// calls, so that the profile shows while the statistics fail. The fields have the names of the specification.

const ownCall = signedInCalls('/api/v5/current_user')

export const getAmbassador = ownCall({ method: 'GET', path: '/ambassador', response: ambassadorResponse })

export const getAmbassadorStats = ownCall({ method: 'GET', path: '/ambassador_stats', response: ambassadorStatsResponse })

export const changePhoto = ownCall({
  method: 'PATCH',
  path: '/user_profile_pictures',
  body: z.object({ profile_picture_upload: z.file() }),
  bodyAs: 'multipart',
  response: nothing,
})
