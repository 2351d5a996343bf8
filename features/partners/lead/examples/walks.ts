import * as z from 'zod/mini'
import { type Failure, answered, failed, refused } from '../../../shared/api/answers/answer.ts'
import type { LeadEvent, LeadStep } from '../lead.ts'
import { createDraft, leadSchema } from '../leadForm.ts'
import { type Place, placeResponse, placesResponse } from '../place.ts'
import { begin, transition } from '../transition.ts'
import { directory, listed } from './places.ts'

export const foundPlaces = z.parse(placesResponse, { places: directory.slice(0, 2).map(listed) })
const [first] = foundPlaces
if (!first) throw new Error('The directory is empty.')
export const place: Place = first
export const restaurant = z.parse(placeResponse, { place: directory[0] })
export const person = { firstName: 'Ida', lastName: 'Brandt', email: 'ida@tern-table.example', phone: '2075550123' }
export const lead = z.parse(leadSchema(restaurant), { ...createDraft(restaurant), ...person })
export const created = { leadId: 'lead-1', lead }
export const known = { leadId: 'lead-1', restaurant }
export const fields = { zip_code: 'Does not exist' }
const invalid = failed({ kind: 'refused', status: 422, message: 'does not exist', fields })

export const offline: Failure = { kind: 'offline' }
export const lost = failed(offline)
export const ok = answered({})

export const searched: LeadEvent = { type: 'searched', q: 'tern' }
export const found: LeadEvent = { type: 'searchPlacesAnswered', answer: answered([place]) }
export const chosen: LeadEvent = { type: 'placeChosen', place }
export const notListed: LeadEvent = { type: 'notListed' }
export const wentBack: LeadEvent = { type: 'wentBack' }
export const retried: LeadEvent = { type: 'retried' }
export const reloaded: LeadEvent = { type: 'reloaded' }
export const submitted: LeadEvent = { type: 'leadSubmitted', lead }
export const bankChosen: LeadEvent = { type: 'bankChosen' }
export const skipped: LeadEvent = { type: 'bankSkipped' }

export const toReading = [chosen]
export const toDescribing: readonly LeadEvent[] = [chosen, { type: 'readPlaceAnswered', answer: answered(restaurant) }]
export const toFailedPlace: readonly LeadEvent[] = [chosen, { type: 'readPlaceAnswered', answer: lost }]
export const toSending = [...toDescribing, submitted]
export const toRefused: readonly LeadEvent[] = [...toSending, { type: 'createLeadAnswered', answer: refused('We know this restaurant.') }]
export const toUnknown: readonly LeadEvent[] = [...toSending, { type: 'createLeadAnswered', answer: lost }]
export const toSaving: readonly LeadEvent[] = [...toSending, { type: 'createLeadAnswered', answer: answered('lead-1') }]
export const toRefusedDetails: readonly LeadEvent[] = [...toSaving, { type: 'saveDetailsAnswered', answer: invalid }]
export const toFailedDetails: readonly LeadEvent[] = [...toSaving, { type: 'saveDetailsAnswered', answer: lost }]
export const toBank: readonly LeadEvent[] = [...toSaving, { type: 'saveDetailsAnswered', answer: ok }]
export const toLinking = [...toBank, bankChosen]
export const toExchanging: readonly LeadEvent[] = [
  ...toLinking,
  { type: 'bankEnded', outcome: { kind: 'linked', publicToken: 'public-1' } },
]
export const toFailedExchange: readonly LeadEvent[] = [...toExchanging, { type: 'exchangePublicTokenAnswered', answer: lost }]

export const after = (events: readonly LeadEvent[]): LeadStep =>
  events.reduce<LeadStep>(([state], event) => transition(state, event), begin())
