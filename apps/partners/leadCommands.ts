import * as api from '../../features/partners/lead/api.ts'
import type { LeadCommand, LeadEvent } from '../../features/partners/lead/lead.ts'
import type { Lead } from '../../features/partners/lead/leadForm.ts'
import type { Restaurant } from '../../features/partners/lead/place.ts'
import { markOf } from '../../features/shared/api/markOf.ts'
import { formAttempts, writeOnce } from '../runtime/api/attempts.ts'
import { call } from '../runtime/api/call.ts'
import type { Abilities } from '../runtime/flow/carryOut.ts'
import type { OpenBank } from './openBank.ts'

const leadBody = ({ restaurant, person }: Lead) => ({
  lead: {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone_number: person.phone,
    restaurant_name: restaurant.name,
    place_id: restaurant.placeId,
  },
})

const brandData = ({ placeId, name, addressOne, city, state, zipCode, phone, website }: Restaurant) => ({
  place_id: placeId,
  name,
  address_line_one: addressOne,
  city,
  state,
  zip_code: zipCode,
  phone,
  website_url: website,
})

/** What a lead asks of the API, and of the bank's window. */
export function abilitiesWith(openBank: OpenBank): Abilities<LeadCommand, LeadEvent> {
  // Another account is another attempt.
  const exchangeOnce = formAttempts()
  return {
    calls: {
      searchPlaces: (body, options) => call(api.searchPlaces, { body }, options),
      readPlace: ({ id }, options) => call(api.getPlace, { path: { id } }, options),
      createLead: ({ lead }, options) =>
        // Another text is another lead, also of the same restaurant.
        writeOnce(`lead.${markOf(JSON.stringify(lead))}`, (key) => call(api.createLead, { body: leadBody(lead) }, { ...options, key })),
      createLinkToken: ({ leadId }, options) => call(api.createLinkToken, { body: { lead_id: leadId } }, options),
      exchangePublicToken: ({ publicToken, leadId }, options) => {
        const body = { public_token: publicToken, lead_id: leadId }
        return exchangeOnce(body, (key) => call(api.exchangePublicToken, { body }, { ...options, key }))
      },
      saveDetails: ({ leadId, restaurant }, options) =>
        call(api.saveLeadData, { body: { lead_id: leadId, brand_data: brandData(restaurant) } }, options),
    },
    handlers: { openBank: async ({ linkToken }) => ({ type: 'bankEnded', outcome: await openBank(linkToken) }) },
  }
}
