import * as z from 'zod/mini'
import { day } from '../shared/day.ts'
import { endpoint } from '../shared/endpoint.ts'
import { dollars } from '../shared/money.ts'
import { integer, nothing, optional, orElse, text } from '../shared/wire.ts'
import { type Ambassador, type AmbassadorStats, monthsOf } from './ambassador.ts'

// The specification does not show the source of the profile and of its statistics: both paths are our decision. They are two
// calls, so that the profile shows while the statistics fail. The fields have the names of the specification.

const profileWire = z.object({ name: text, email: text, profilePicture: text, memberSince: optional(day) })

/** Who is signed in, as an ambassador (AMB-01). */
export const getAmbassador = endpoint({
  method: 'GET',
  path: '/api/v5/current_user/ambassador',
  response: z.pipe(
    z.object({ user: profileWire }),
    z.transform(({ user: { name, email, profilePicture, memberSince } }): Ambassador => ({
      name: name ?? email ?? 'Ambassador',
      email,
      photo: profilePicture,
      memberSince,
    })),
  ),
  auth: 'required',
})

const natural = integer.check(z.refine((value) => value >= 0, 'Below zero'))
const count = orElse(natural, 0)
// Null stands for an entry that cannot be read, so that each figure stays with its month.
const labels = orElse(z.array(text), [])

const statsWire = z.object({
  earnings: optional(z.object({ stats: orElse(z.array(optional(dollars)), []), labels })),
  reach: optional(z.object({ stats: orElse(z.array(optional(natural)), []), months: labels })),
  brandLinks: count,
  totalClaims: count,
  totalRedemptions: count,
  totalCreditsEarned: orElse(dollars, z.decode(dollars, 0)),
})

const statsOf = ({ earnings, reach, ...totals }: z.output<typeof statsWire>): AmbassadorStats => ({
  earnings: monthsOf(earnings?.labels ?? [], earnings?.stats ?? []),
  reach: monthsOf(reach?.months ?? [], reach?.stats ?? []),
  brandLinks: totals.brandLinks,
  claims: totals.totalClaims,
  redemptions: totals.totalRedemptions,
  creditEarned: totals.totalCreditsEarned,
})

/** What came of their recommendations (AMB-02). */
export const getAmbassadorStats = endpoint({
  method: 'GET',
  path: '/api/v5/current_user/ambassador_stats',
  response: z.pipe(
    z.object({ stats: statsWire }),
    z.transform(({ stats }) => statsOf(stats)),
  ),
  auth: 'required',
})

/** Replaces the photo (AMB-03). The same idempotency key replaces it once (NET-08). */
export const changePhoto = endpoint({
  method: 'PATCH',
  path: '/api/v5/current_user/user_profile_pictures',
  body: z.object({ profile_picture_upload: z.file() }),
  bodyAs: 'multipart',
  response: nothing,
  auth: 'required',
})
