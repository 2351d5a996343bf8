import { describe, expect, it } from 'vitest'
import { answered, refused } from '../../shared/api/answer.ts'
import { idle, refusedWith, sending as isSending } from '../../shared/api/submission.ts'
import type { LeadEvent, LeadState, LeadStep } from './lead.ts'
import type { Restaurant } from './place.ts'
import {
  place,
  restaurant,
  lead,
  created,
  known,
  fields,
  offline,
  ok,
  searched,
  found,
  notListed,
  wentBack,
  retried,
  reloaded,
  submitted,
  bankChosen,
  skipped,
  toReading,
  toDescribing,
  toFailedPlace,
  toSending,
  toRefused,
  toUnknown,
  toSaving,
  toRefusedDetails,
  toFailedDetails,
  toBank,
  toLinking,
  toExchanging,
  toFailedExchange,
  after,
} from './testing/walks.ts'
import { canGoBack } from './transition.ts'

const finding: LeadState = { status: 'finding', found: null, submission: idle }
const describing: LeadState = { status: 'describing', place: restaurant, lead: null, leadId: null, submission: idle }
const unread: Restaurant = { ...restaurant, addressOne: null, city: null, state: null, zipCode: null, phone: null }
const findsTern: LeadState = { ...finding, found: { q: 'tern', places: [place] } }
const reads: LeadStep = [
  { status: 'readingPlace', place },
  { type: 'readPlace', id: 'place-1' },
]
const sends: LeadStep = [
  { ...describing, lead, submission: isSending },
  { type: 'createLead', lead },
]
const [sending] = sends
const saves: LeadStep = [
  { status: 'savingDetails', ...created },
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
    ['describes one that cannot be read, with the name that was found', [...toFailedPlace, notListed], [{ ...describing, place: unread }]],
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
    ['says why it was refused', toRefused, [{ ...describing, lead, submission: refusedWith('We know this restaurant.', { status: 422 }) }]],
    ['forgets the refusal after a reload, and not what was sent', [...toRefused, reloaded], [{ ...describing, lead }]],
    ['sends it anew after a refusal', [...toRefused, submitted], sends],
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
    ['says why they are not saved', toFailedDetails, [{ status: 'detailsFailed', ...created, cause: offline }]],
    ['saves them again', [...toFailedDetails, retried], saves],
    [
      'says which of them are refused',
      toRefusedDetails,
      [{ ...describing, ...created, submission: refusedWith('does not exist', { status: 422, fields }) }],
    ],
    ['sends only them again, because the lead is known', [...toRefusedDetails, submitted], saves],
    ['does so after a reload, too', [...toRefusedDetails, reloaded, submitted], saves],
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
    [
      'asks for it again when the account is refused',
      [...toExchanging, { type: 'exchangePublicTokenAnswered', answer: refused('This account is closed.') }],
      [{ ...bank, problem: 'This account is closed.' }],
    ],
    ['does not know the outcome of a lost answer', toFailedExchange, [{ ...exchanging, status: 'exchangeUnknown' }]],
    ['links the same account again', [...toFailedExchange, retried], exchanges],
    ['can choose another account', [...toFailedExchange, bankChosen], [bank]],
    ['can be skipped after a failure', [...toFailedExchange, skipped], [done]],
  ])('%s', (_, events, step) => {
    expect(after(events)).toEqual(step)
  })
})

describe('PUB-04 Back', () => {
  it.each<[string, readonly LeadEvent[], boolean]>([
    ['leaves the search', [], false],
    ['ends the reading', toReading, true],
    ['leads from the form to the search', toDescribing, true],
    ['changes nothing while the lead is sent', toSending, false],
    ['leads nowhere once it is known', toBank, false],
  ])('%s', (_, events, can) => {
    expect(canGoBack(after(events)[0])).toBe(can)
  })
})
