import * as api from '../../features/partners/lead/api.ts'
import { type ExampleAnswer, unspecified, within } from './exampleAnswer.ts'
import { directory } from './places.ts'

const place = { id: 1, name: 'Tern & Table', address: '48 Wharf Street, Portland, ME' }
const places = { body: { places: [place, { ...place, id: 2 }] }, essential: ['places'], ofEntry: within('places', 'id', 'name') }

export const leadAnswers: readonly ExampleAnswer[] = [
  { title: 'suggested restaurants', endpoint: api.autocompletePlaces, ...places },
  { title: 'found restaurants', endpoint: api.searchPlaces, ...places },
  {
    title: 'a restaurant’s details',
    endpoint: api.getPlace,
    body: { place: { ...directory[0], zip_code: 'ME 04101', phone: '+12075550111' } },
    essential: ['place', 'place.id', 'place.name'],
  },
  { title: 'a lead', endpoint: api.createLead, body: { lead: { id: 7 } }, essential: ['lead', 'lead.id'] },
  unspecified(['a lead’s details', api.saveLeadData]),
  { title: 'a bank’s link token', endpoint: api.createLinkToken, body: { link_token: 'link-1' }, essential: ['link_token'] },
  unspecified(['a linked bank account', api.exchangePublicToken]),
]
