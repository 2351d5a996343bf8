import * as api from '../../../features/partners/lead/api.ts'
import type { LeadCommand, LeadEvent } from '../../../features/partners/lead/lead.ts'
import { shortHash } from '../../../features/shared/api/answers/shortHash.ts'
import { formAttempts, writeOnce } from '../../runtime/api/attempts.ts'
import { call } from '../../runtime/api/call.ts'
import type { Abilities } from '../../runtime/flow/carryOut.ts'
import type { OpenBank } from './openBank.ts'

export function abilitiesWith(openBank: OpenBank): Abilities<LeadCommand, LeadEvent> {
  // Another account is another attempt.
  const exchangeOnce = formAttempts()
  return {
    calls: {
      searchPlaces: (body, options) => call(api.searchPlaces, { body }, options),
      readPlace: ({ id }, options) => call(api.getPlace, { path: { id } }, options),
      createLead: ({ lead }, options) =>
        // Another text is another lead, also of the same restaurant.
        writeOnce(`lead.${shortHash(JSON.stringify(lead))}`, (key) => {
          const { name, placeId } = lead.restaurant
          return call(api.createLead, { body: { lead: { ...lead.person, name, placeId } } }, { ...options, key })
        }),
      createLinkToken: ({ leadId }, options) => call(api.createLinkToken, { body: { leadId } }, options),
      exchangePublicToken: ({ publicToken, leadId }, options) => {
        const body = { publicToken, leadId }
        return exchangeOnce(body, (key) => call(api.exchangePublicToken, { body }, { ...options, key }))
      },
      saveDetails: ({ leadId, restaurant }, options) => call(api.saveLeadData, { body: { leadId, restaurant } }, options),
    },
    handlers: { openBank: async ({ linkToken }) => ({ type: 'bankEnded', outcome: await openBank(linkToken) }) },
  }
}
