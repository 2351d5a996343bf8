import type { HttpHandler } from 'msw'
import * as api from '../../features/partners/lead/api.ts'
import { addLead, findPlaces, linkBank, findPlace, saveLeadDetails, suggestPlaces } from '../state/partners/leading.ts'
import type { Store } from '../state/memory/store.ts'
import { handle, handleOnce, onTheWire, OnTheWire } from './respond.ts'

/** Answers the calls of a restaurant that wants to join. */
export const leadHandlers = (store: Store): readonly HttpHandler[] => [
  handle(api.autocompletePlaces, ({ query }) => new OnTheWire(suggestPlaces(query.query))),
  handle(api.searchPlaces, ({ body }) => new OnTheWire(findPlaces(body.q))),
  handle(api.getPlace, ({ path }) => onTheWire(findPlace(path.id))),
  handleOnce(
    store,
    api.createLead,
    ({ body: { lead } }) => new OnTheWire(addLead(store, { email: lead.email, restaurantName: lead.name, placeId: lead.placeId })),
  ),
  handle(api.saveLeadData, ({ body }) => saveLeadDetails(store, body.leadId, body.restaurant)),
  handle(api.createLinkToken, ({ body }) => new OnTheWire({ link_token: `link-${body.leadId}` })),
  handleOnce(store, api.exchangePublicToken, ({ body }) => linkBank(store, body.leadId, body.publicToken)),
]
