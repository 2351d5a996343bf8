import * as z from 'zod/mini'
import { type LocationRules, locationRuleFields, locationRulesFromWire } from '../bill/reading/locationRules.ts'
import type { Currency } from '../shared/money/money.ts'
import { venueCurrency } from '../bill/reading/venueFields.ts'
import { publicKey } from '../payment/wire/publicKey.ts'
import { link } from '../shared/links/link.ts'
import { zone } from '../shared/dates/zone.ts'
import { type LocationClock, dayEnd } from './shift/locationDay.ts'
import { id, inside, listOf, name, optional, text, mapped } from '../shared/api/wire.ts'

export const locationsFailure = 'Failed to fetch locations. Please try again.'

export type LocationSummary = {
  readonly id: string
  readonly name: string
  /** On one line: `12 Dock Street, Portland, ME 04101`; null where the server has none. */
  readonly address: string | null
  /** Times are shown by the location's clock. */
  readonly timeZone: LocationClock['timeZone']
}

export type Location = LocationSummary &
  LocationClock & {
    /** The project of a payment; null if the server has none. */
    readonly project: string | null
    /** Null for the enterprise's. */
    readonly currency: Currency | null
    /** The payment provider is loaded with it; null: with the deployment's. */
    readonly stripeKey: string | null
    readonly logo: string | null
    readonly rules: LocationRules
  }

const locationWire = z.object({
  id,
  name,
  address: text,
  city: text,
  state: text,
  zip_code: optional(id),
  timezone: zone,
  day_ends_at: dayEnd,
  project_id: optional(id),
  // The specification names a country of a hosted checkout's location only: that managers' locations have it too is our decision.
  country_code: venueCurrency,
  project: optional(z.object({ slug: text, stripe_public_key: publicKey, logo_path: optional(link) })),
  ...locationRuleFields,
})

const joinParts = (parts: readonly (string | null)[], separator: string): string | null => parts.filter(Boolean).join(separator) || null

const location = mapped(
  locationWire,
  ({ id, name, address, city, state, zip_code, timezone, day_ends_at, country_code, project_id, project, ...rules }): Location => {
    return {
      id,
      name,
      address: joinParts([address, city, joinParts([state, zip_code?.padStart(5, '0') ?? null], ' ')], ', '),
      timeZone: timezone,
      dayEndsAt: day_ends_at,
      // The hosted checkout names the project by its slug as well.
      project: project?.slug ?? project_id,
      currency: country_code,
      stripeKey: project?.stripe_public_key ?? null,
      logo: project?.logo_path ?? null,
      rules: locationRulesFromWire(rules),
    }
  },
)

export const locationsResponse = inside('locations', listOf(location))
