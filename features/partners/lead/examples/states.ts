import * as z from 'zod/mini'
import type { LeadEvent, LeadState, LeadStateOf, LeadStatus } from '../lead.ts'
import { draftOf, leadSchema } from '../leadForm.ts'
import { placeResponse, placesResponse } from '../place.ts'
import { begin, transition } from '../transition.ts'
import { answered, failed, refused } from '../../../shared/api/answer.ts'
import { directory, listed } from './places.ts'
import { atStatus } from '../../../shared/testing/atStatus.ts'

export const foundPlaces = z.parse(placesResponse, { places: directory.slice(0, 2).map(listed) })
const restaurant = z.parse(placeResponse, { place: directory[0] })
const [place] = foundPlaces
if (!place) throw new Error('The directory is empty.')

export const person = { firstName: 'Ida', lastName: 'Brandt', email: 'ida@tern-table.example', phone: '2075550123' }
const lead = z.parse(leadSchema(restaurant), { ...draftOf(restaurant), ...person })

function leadAt<Status extends LeadStatus>(status: Status, ...events: readonly LeadEvent[]): LeadStateOf<Status> {
  return atStatus(
    events.reduce<LeadState>((state, event) => transition(state, event)[0], begin()[0]),
    status,
  )
}

const lost = failed({ kind: 'offline' })
const ok = answered({})
const chosen: LeadEvent = { type: 'placeChosen', place }
const toDescribing: readonly LeadEvent[] = [chosen, { type: 'readPlaceAnswered', answer: answered(restaurant) }]
const toSending: readonly LeadEvent[] = [...toDescribing, { type: 'leadSubmitted', lead }]
const refusedField = (field: string, message: string) => failed({ kind: 'refused', status: 422, message, fields: { [field]: message } })
const toSaving: readonly LeadEvent[] = [...toSending, { type: 'createLeadAnswered', answer: answered('lead-1') }]
const toBank: readonly LeadEvent[] = [...toSaving, { type: 'saveDetailsAnswered', answer: ok }]
const toLinking: readonly LeadEvent[] = [...toBank, { type: 'bankChosen' }]
const toExchanging: readonly LeadEvent[] = [...toLinking, { type: 'bankEnded', outcome: { kind: 'linked', publicToken: 'public-1' } }]

export const leadStates = {
  finding: leadAt('finding'),
  readingPlace: leadAt('readingPlace', chosen),
  placeFailed: leadAt('placeFailed', chosen, { type: 'readPlaceAnswered', answer: lost }),
  describing: leadAt('describing', ...toDescribing),
  leadUnknown: leadAt('leadUnknown', ...toSending, { type: 'createLeadAnswered', answer: lost }),
  savingDetails: leadAt('savingDetails', ...toSaving),
  detailsFailed: leadAt('detailsFailed', ...toSaving, { type: 'saveDetailsAnswered', answer: lost }),
  bank: leadAt('bank', ...toBank),
  linking: leadAt('linking', ...toLinking),
  exchanging: leadAt('exchanging', ...toExchanging),
  exchangeUnknown: leadAt('exchangeUnknown', ...toExchanging, { type: 'exchangePublicTokenAnswered', answer: lost }),
  done: leadAt('done', ...toExchanging, { type: 'exchangePublicTokenAnswered', answer: ok }),
} as const satisfies { [Status in LeadStatus]: LeadStateOf<Status> }

const searched: LeadEvent = { type: 'searched', q: 'tern' }

export const leadVariants = {
  findingSearching: leadAt('finding', searched),
  findingRefused: leadAt('finding', searched, { type: 'searchPlacesAnswered', answer: failed({ kind: 'server' }) }),
  describingNotListed: leadAt('describing', { type: 'notListed' }),
  describingSending: leadAt('describing', ...toSending),
  describingRefused: leadAt('describing', ...toSending, {
    type: 'createLeadAnswered',
    answer: refused('This restaurant is with us already.'),
  }),
  describingFieldRefused: leadAt('describing', ...toSending, {
    type: 'createLeadAnswered',
    answer: refusedField('email', 'Is not an address that we can write to'),
  }),
  describingDetailsRefused: leadAt('describing', ...toSaving, {
    type: 'saveDetailsAnswered',
    answer: refusedField('zip_code', 'Is not in this state'),
  }),
  bankBroken: leadAt('bank', ...toLinking, { type: 'bankEnded', outcome: { kind: 'broken' } }),
  doneWithoutBank: leadAt('done', ...toBank, { type: 'bankSkipped' }),
} as const
