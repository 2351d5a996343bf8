import * as z from 'zod/mini'
import type { Country } from '../../themes/enterprise.ts'
import { day } from '../shared/day.ts'
import { endpoint } from '../shared/endpoint.ts'
import { dollars } from '../shared/money.ts'
import { name, optional, orElse, text } from '../shared/wire.ts'
import type { Gift } from './gift.ts'

/** A link that a person may follow. Anything but the web's own schemes is left out. */
const link = optional(z.string().check(z.regex(/^https?:\/\/|^\/(?!\/)/i)))

const countries: Readonly<Record<Country, Country>> = { US: 'US', NZ: 'NZ' }
const country = z.enum(countries)

const giftWire = z.object({
  name: text,
  amount: optional(dollars),
  country_code: optional(country),
  redeem_code: name,
  status: orElse(z.enum(['open', 'redeemed', 'expired']), 'open'),
  expires_on: optional(day),
  qr_code_url: link,
  app_store_url: link,
  play_store_url: link,
  brand: optional(z.object({ name: text, logo: link, hero_image: link })),
})

const giftOf = (wire: z.output<typeof giftWire>): Gift => ({
  from: wire.name,
  amount: wire.amount === 0 ? null : wire.amount,
  country: wire.country_code,
  code: wire.redeem_code,
  state: wire.status,
  expiresOn: wire.expires_on,
  qrUrl: wire.qr_code_url,
  appStoreUrl: wire.app_store_url,
  playStoreUrl: wire.play_store_url,
  brand: wire.brand && { name: wire.brand.name, logo: wire.brand.logo, hero: wire.brand.hero_image },
})

/**
 * A gift by the token in its link. The specification shows no source of the gift's data, so the path, the parameter `gift`
 * and the names of the fields are our decision. Refused for an unknown token.
 */
export const getGift = endpoint({
  method: 'GET',
  path: '/api/v5/gifts/{token}',
  response: z.pipe(
    z.object({ gift: giftWire }),
    z.transform(({ gift }) => giftOf(gift)),
  ),
})

/** The body that a server sends, for the mocks. */
export type GiftWire = z.input<typeof giftWire>
