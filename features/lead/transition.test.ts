import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Failure, answered, failed, refused } from '../shared/answer.ts'
import type { LeadEvent, LeadState, LeadStep } from './lead.ts'
import { idle, refusedWith } from '../shared/submission.ts'
import { draftOf, leadSchema } from './leadForm.ts'
import type { Place, Restaurant } from './place.ts'
import { begin, savedLead, transition } from './transition.ts'

const place: Place = { id: 'place-1', name: 'Tern & Table', address: '48 Wharf Street, Portland, ME' }
const restaurant: Restaurant = {
  placeId: 'place-1',
  name: 'Tern & Table',
  addressOne: '48 Wharf Street',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
  phone: '12075550111',
  website: null,
}
const person = { firstName: 'Ida', lastName: 'Brandt', email: 'ida@tern-table.example', phone: '2075550123' }
const lead = z.parse(leadSchema(restaurant), { ...draftOf(restaurant), ...person })
const known = { leadId: 'lead-1', restaurant }

const offline: Failure = { kind: 'offline' }
const lost = failed(offline)
const ok = answered({})

const searched: LeadEvent = { type: 'searched', q: 'tern' }
const found: LeadEvent = { type: 'searchPlacesAnswered', answer: answered([place]) }
const chosen: LeadEvent = { type: 'placeChosen', place }
const notListed: LeadEvent = { type: 'notListed' }
const wentBack: LeadEvent = { type: 'wentBack' }
const retried: LeadEvent = { type: 'retried' }
const reloaded: LeadEvent = { type: 'reloaded' }
const submitted: LeadEvent = { type: 'leadSubmitted', lead }
const bankChosen: LeadEvent = { type: 'bankChosen' }
const skipped: LeadEvent = { type: 'bankSkipped' }

const toReading = [chosen]
const toDescribing: readonly LeadEvent[] = [chosen, { type: 'readPlaceAnswered', answer: answered(restaurant) }]
const toFailedPlace: readonly LeadEvent[] = [chosen, { type: 'readPlaceAnswered', answer: lost }]
const toSending = [...toDescribing, submitted]
const toRefused: readonly LeadEvent[] = [...toSending, { type: 'createLeadAnswered', answer: refused('We know this restaurant.') }]
const toUnknown: readonly LeadEvent[] = [...toSending, { type: 'createLeadAnswered', answer: lost }]
const toSaving: readonly LeadEvent[] = [...toSending, { type: 'createLeadAnswered', answer: answered('lead-1') }]
const toFailedDetails: readonly LeadEvent[] = [...toSaving, { type: 'saveDetailsAnswered', answer: lost }]
const toBank: readonly LeadEvent[] = [...toSaving, { type: 'saveDetailsAnswered', answer: ok }]
const toLinking = [...toBank, bankChosen]
const toExchanging: readonly LeadEvent[] = [...toLinking, { type: 'bankEnded', outcome: { kind: 'linked', publicToken: 'public-1' } }]
const toFailedExchange: readonly LeadEvent[] = [...toExchanging, { type: 'exchangePublicTokenAnswered', answer: lost }]

const after = (events: readonly LeadEvent[]): LeadStep => events.reduce<LeadStep>(([state], event) => transition(state, event), begin())

const finding: LeadState = { status: 'finding', found: null, submission: idle }
const describing: LeadState = { status: 'describing', place: restaurant, submission: idle }
const findsTern: LeadState = { ...finding, found: { q: 'tern', places: [place] } }
const reads: LeadStep = [
  { status: 'readingPlace', place },
  { type: 'readPlace', id: 'place-1' },
]
const sends: LeadStep = [
  { ...describing, submission: { phase: 'sending', lead } },
  { type: 'createLead', lead },
]
const [sending] = sends
const saves: LeadStep = [
  { status: 'savingDetails', ...known },
  { type: 'saveDetails', ...known },
]
const bank: LeadState = { status: 'bank', ...known, problem: null }
const linking: LeadState = { status: 'linking', ...known }
const exchanging: LeadState = { status: 'exchanging', ...known, publicToken: 'public-1' }
const exchanges: LeadStep = [exchanging, { type: 'exchangePublicToken', publicToken: 'public-1', leadId: 'lead-1' }]
const done: LeadState = { status: 'done', restaurant, isBankLinked: false }

describe('PUB-04 finding the restaurant', () => {
  it.each<[string, readonly LeadEvent[], LeadStep]>([
    [
      'searches',
      [searched],
      [
        { ...finding, submission: { phase: 'sending', q: 'tern' } },
        { type: 'searchPlaces', q: 'tern' },
      ],
    ],
    ['shows what was found', [searched, found], [findsTern]],
    ['ignores an answer that nobody waits for', [found], [finding]],
    [
      'keeps what was found when the next search fails',
      [searched, found, { type: 'searched', q: 'kumo' }, { type: 'searchPlacesAnswered', answer: refused('Too many searches.', 429) }],
      [{ ...findsTern, submission: refusedWith('Too many searches.') }],
    ],
    ['searches no more after a reload', [searched, found, searched, reloaded], [findsTern]],
    ['reads the chosen restaurant', toReading, reads],
    ['reads it again after a reload', [...toReading, reloaded], reads],
    ['can go back from the reading', [...toReading, wentBack], [finding]],
    ['describes the restaurant that was read', toDescribing, [describing]],
    ['describes a restaurant that is not listed', [notListed], [{ ...describing, place: null }]],
    ['says why it cannot be read', toFailedPlace, [{ status: 'placeFailed', place, cause: offline }]],
    ['reads it again', [...toFailedPlace, retried], reads],
    ['describes one that cannot be read', [...toFailedPlace, notListed], [{ ...describing, place: null }]],
    ['can go back from a failure', [...toFailedPlace, wentBack], [finding]],
  ])('%s', (_, events, step) => {
    expect(after(events)).toEqual(step)
  })
})

describe('PUB-04 NET-08 sending the lead', () => {
  it.each<[string, readonly LeadEvent[], LeadStep]>([
    ['sends it', toSending, sends],
    ['sends it once, however often it is pressed', [...toSending, submitted], [sending]],
    ['cannot go back while it is sent', [...toSending, wentBack], [sending]],
    ['can go back before', [...toDescribing, wentBack], [finding]],
    ['sends it again after a reload', [...toSending, reloaded], sends],
    ['keeps the form over a reload', [...toDescribing, reloaded], [describing]],
    ['says why it was refused', toRefused, [{ ...describing, submission: refusedWith('We know this restaurant.') }]],
    ['forgets the refusal after a reload', [...toRefused, reloaded], [describing]],
    ['can go back from a refusal', [...toRefused, wentBack], [finding]],
    [
      'ignores an answer that nobody waits for',
      [...toDescribing, { type: 'createLeadAnswered', answer: answered('lead-1') }],
      [describing],
    ],
    ['does not know the outcome of a lost answer', toUnknown, [{ status: 'leadUnknown', place: restaurant, lead }]],
    ['sends the same lead again', [...toUnknown, retried], sends],
    ['saves the details of the lead', toSaving, saves],
    ['saves them again after a reload', [...toSaving, reloaded], saves],
    ['says why they are not saved', toFailedDetails, [{ status: 'detailsFailed', ...known, cause: offline }]],
    ['saves them again', [...toFailedDetails, retried], saves],
  ])('%s', (_, events, step) => {
    expect(after(events)).toEqual(step)
  })
})

describe('PUB-04 linking the bank', () => {
  const ended = (kind: 'closed' | 'broken'): readonly LeadEvent[] => [...toLinking, { type: 'bankEnded', outcome: { kind } }]
  const token = (answer: ReturnType<typeof refused> | ReturnType<typeof answered<string>>): readonly LeadEvent[] => [
    ...toLinking,
    { type: 'createLinkTokenAnswered', answer },
  ]

  it.each<[string, readonly LeadEvent[], LeadStep]>([
    ['asks for it', toBank, [bank]],
    ['can be skipped', [...toBank, skipped], [done]],
    ['prepares the bank’s window', toLinking, [linking, { type: 'createLinkToken', leadId: 'lead-1' }]],
    [
      'opens the window',
      token(answered('link-1')),
      [
        { status: 'linking', ...known },
        { type: 'openBank', linkToken: 'link-1' },
      ],
    ],
    ['says why there is no window', token(refused('Not now.')), [{ ...bank, problem: 'Not now.' }]],
    ['asks again when the window was closed', ended('closed'), [bank]],
    [
      'says that the window did not open',
      ended('broken'),
      [{ ...bank, problem: 'The bank’s window did not open. Try again, or link the account later.' }],
    ],
    ['links the chosen account', toExchanging, exchanges],
    ['is done', [...toExchanging, { type: 'exchangePublicTokenAnswered', answer: ok }], [{ ...done, isBankLinked: true }]],
    ['says why it is not linked', toFailedExchange, [{ ...exchanging, status: 'exchangeFailed', cause: offline }]],
    ['links the same account again', [...toFailedExchange, retried], exchanges],
    ['can choose another account', [...toFailedExchange, bankChosen], [bank]],
    ['can be skipped after a failure', [...toFailedExchange, skipped], [done]],
  ])('%s', (_, events, step) => {
    expect(after(events)).toEqual(step)
  })
})

describe('PUB-04 a lead over a reload', () => {
  const read = (events: readonly LeadEvent[]) => savedLead.read(JSON.parse(JSON.stringify(savedLead.toSave(after(events)[0]))))

  it.each<[string, readonly LeadEvent[]]>([
    ['a search', [searched, found]],
    ['a restaurant that is read', toReading],
    ['one that cannot be read', toFailedPlace],
    ['the form', toDescribing],
    ['the form of one that is not listed', [notListed]],
    ['a lead that is sent', toSending],
    ['a lead whose answer was lost', toUnknown],
    ['details that are saved', toSaving],
    ['details that are not saved', toFailedDetails],
    ['the question for the bank', toBank],
    ['the end', [...toBank, skipped]],
  ])('keeps %s', (_, events) => {
    expect(read(events)).toEqual(after(events)[0])
  })

  it.each<[string, readonly LeadEvent[]]>([
    ['is prepared', toLinking],
    ['has ended', toExchanging],
    ['has ended without a link', toFailedExchange],
  ])('asks for the bank again, without a token, where its window %s', (_, events) => {
    expect(read(events)).toEqual({ ...bank, problem: 'The bank’s window was interrupted. Nothing was linked: open it again.' })
  })
})
