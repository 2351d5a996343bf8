import * as api from '../../features/lead/api.ts'
import type { LeadCommand, LeadEvent } from '../../features/lead/lead.ts'
import type { Lead } from '../../features/lead/leadForm.ts'
import type { Restaurant } from '../../features/lead/place.ts'
import type { Answer } from '../../features/shared/answer.ts'
import { attemptKey, settleByAnswer } from '../runtime/attempts.ts'
import { call } from '../runtime/call.ts'
import type { Abilities } from '../runtime/carryOut.ts'
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

/** A write that keeps its key until the outcome is known, also after a reload (NET-08). */
async function once<T>(attempt: string, send: (key: string) => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await send(attemptKey(attempt))
  settleByAnswer(attempt, answer)
  return answer
}

/** What a lead asks of the API, and of the bank's window. */
export const abilitiesWith = (openBank: OpenBank): Abilities<LeadCommand, LeadEvent> => ({
  calls: {
    searchPlaces: (body, options) => call(api.searchPlaces, { body }, options),
    readPlace: ({ id }, options) => call(api.getPlace, { path: { id } }, options),
    createLead: ({ lead }, options) => once('lead', (key) => call(api.createLead, { body: leadBody(lead) }, { ...options, key })),
    createLinkToken: ({ leadId }, options) => call(api.createLinkToken, { body: { lead_id: leadId } }, options),
    exchangePublicToken: ({ publicToken, leadId }, options) =>
      once(`bank.${leadId}`, (key) =>
        call(api.exchangePublicToken, { body: { public_token: publicToken, lead_id: leadId } }, { ...options, key }),
      ),
    saveDetails: ({ leadId, restaurant }, options) =>
      call(api.saveLeadData, { body: { lead_id: leadId, brand_data: brandData(restaurant) } }, options),
  },
  handlers: { openBank: async ({ linkToken }) => ({ type: 'bankEnded', outcome: await openBank(linkToken) }) },
})
