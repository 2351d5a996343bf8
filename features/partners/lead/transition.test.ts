import { describe, expect, it } from 'vitest'
import { answered, failed, refused, idle, refusedWith, sending as isSending } from '../../shared/api/answers/answer.ts'
import { leadStates, leadVariants } from './examples/states.ts'
import type { LeadCommand, LeadEvent, LeadState } from './lead.ts'
import * as walks from './examples/walks.ts'
import { after, fields, found, known, lead, offline, ok, place, restaurant, searched, submitted, created } from './examples/walks.ts'
import { canGoBack, savedLead } from './transition.ts'

const { wentBack, retried, reloaded, bankChosen, skipped } = walks
const finding: LeadState = { status: 'finding', found: null, submission: idle }
const describing: LeadState = { status: 'describing', place: restaurant, lead: null, leadId: null, submission: idle }
const findsTern: LeadState = { ...finding, found: { q: 'tern', places: [place] } }
const bank: LeadState = { status: 'bank', ...known, problem: null }
const done: LeadState = { status: 'done', restaurant, isBankLinked: false }

type Case = readonly [name: string, events: readonly LeadEvent[], state: LeadState, command?: LeadCommand]
const stepTo = (state: LeadState, command?: LeadCommand) => (command ? [state, command] : [state])

describe('PUB-04 a lead, step by step', () => {
  it.for<Case>([
    ['searches', [searched], { ...finding, submission: { phase: 'sending', q: 'tern' } }, { type: 'searchPlaces', q: 'tern' }],
    ['shows what was found', [searched, found], findsTern],
    ['ignores an answer that nobody waits for', [found], finding],
    [
      'keeps what was found when the next search fails',
      [searched, found, { type: 'searched', q: 'kumo' }, { type: 'searchPlacesAnswered', answer: refused('Too many searches.', 429) }],
      { ...findsTern, submission: refusedWith('Too many searches.') },
    ],
    ['searches no more after a reload', [searched, found, searched, reloaded], findsTern],
    ['reads the chosen restaurant', walks.toReading, { status: 'readingPlace', place }, { type: 'readPlace', id: 'place-1' }],
    ['describes the restaurant that was read', walks.toDescribing, describing],
    ['describes a restaurant that is not listed', [walks.notListed], { ...describing, place: null }],
    ['says why it cannot be read', walks.toFailedPlace, { status: 'placeFailed', place, cause: offline }],
    [
      'describes one that cannot be read, with the name that was found',
      [...walks.toFailedPlace, walks.notListed],
      { ...describing, place: { ...restaurant, addressOne: null, city: null, state: null, zipCode: null, phone: null, website: null } },
    ],
  ])('%s', ([, events, ...step]) => {
    expect(after(events)).toEqual(stepTo(...step))
  })

  it.for<Case>([
    ['is sent', walks.toSending, { ...describing, lead, submission: isSending }, { type: 'createLead', lead }],
    ['is sent once, however often it is pressed', [...walks.toSending, submitted], after(walks.toSending)[0]],
    ['keeps its form over a reload', [...walks.toDescribing, reloaded], describing],
    [
      'says why it was refused',
      walks.toRefused,
      { ...describing, lead, submission: refusedWith('We know this restaurant.', { status: 422 }) },
    ],
    ['forgets the refusal after a reload, and not what was sent', [...walks.toRefused, reloaded], { ...describing, lead }],
    ['is unknown after a lost answer', walks.toUnknown, { status: 'leadUnknown', place: restaurant, lead }],
    ['has its details saved', walks.toSaving, { status: 'savingDetails', ...created }, { type: 'saveDetails', ...known }],
    ['says why they are not saved', walks.toFailedDetails, { status: 'detailsFailed', ...created, cause: offline }],
    [
      'says which of them are refused',
      walks.toRefusedDetails,
      { ...describing, ...created, submission: refusedWith('does not exist', { status: 422, fields }) },
    ],
    [
      'has only them sent again, because it is known, also after a reload',
      [...walks.toRefusedDetails, reloaded, submitted],
      { status: 'savingDetails', ...created },
      { type: 'saveDetails', ...known },
    ],
  ])('NET-08 %s', ([, events, ...step]) => {
    expect(after(events)).toEqual(stepTo(...step))
  })

  const ended = (kind: 'closed' | 'broken'): readonly LeadEvent[] => [...walks.toLinking, { type: 'bankEnded', outcome: { kind } }]
  const token = (answer: (LeadEvent & { type: 'createLinkTokenAnswered' })['answer']): readonly LeadEvent[] => [
    ...walks.toLinking,
    { type: 'createLinkTokenAnswered', answer },
  ]
  const exchanged = (answer: typeof ok | ReturnType<typeof refused>): readonly LeadEvent[] => [
    ...walks.toExchanging,
    { type: 'exchangePublicTokenAnswered', answer },
  ]
  const exchanging = { status: 'exchanging', ...known, publicToken: 'public-1' } as const

  it.for<Case>([
    ['is asked for', walks.toBank, bank],
    ['can be skipped', [...walks.toBank, skipped], done],
    ['has its window prepared', walks.toLinking, { status: 'linking', ...known }, { type: 'createLinkToken', leadId: 'lead-1' }],
    ['has its window opened', token(answered('link-1')), { status: 'linking', ...known }, { type: 'openBank', linkToken: 'link-1' }],
    ['says why there is no window', token(refused('Not now.')), { ...bank, problem: 'Not now.' }],
    ['is asked for again when the window was closed', ended('closed'), bank],
    [
      'says that the window did not open',
      ended('broken'),
      { ...bank, problem: 'The bank’s window did not open. Try again, or link the account later.' },
    ],
    ['is linked', walks.toExchanging, exchanging, { type: 'exchangePublicToken', publicToken: 'public-1', leadId: 'lead-1' }],
    ['is done', exchanged(ok), { ...done, isBankLinked: true }],
    [
      'is asked for again when the account is refused',
      exchanged(refused('This account is closed.')),
      { ...bank, problem: 'This account is closed.' },
    ],
    ['is unknown after a lost answer', walks.toFailedExchange, { ...exchanging, status: 'exchangeUnknown' }],
    ['can be another account', [...walks.toFailedExchange, bankChosen], bank],
    ['can be skipped after a failure', [...walks.toFailedExchange, skipped], done],
  ])('the bank %s', ([, events, ...step]) => {
    expect(after(events)).toEqual(stepTo(...step))
  })
})

describe('PUB-04 a step', () => {
  const { linking: _, exchanging: __, exchangeUnknown: ___, ...saved } = leadStates
  it.each([...Object.values(saved), ...Object.values(leadVariants)])('is restored after a reload: $status', (state) => {
    const restored = state.status === 'finding' ? { ...state, submission: idle } : state
    expect(savedLead.read(JSON.parse(JSON.stringify(savedLead.toSave(state))))).toEqual(restored)
  })

  it.each([walks.toReading, walks.toSending, walks.toSaving])('is repeated after a reload, if it is on its way', (...events) => {
    expect(after([...events, reloaded])).toEqual(after(events))
  })

  it.each([
    [walks.toFailedPlace, walks.toReading],
    [walks.toUnknown, walks.toSending],
    [walks.toFailedDetails, walks.toSaving],
    [walks.toFailedExchange, walks.toExchanging],
    [walks.toRefused, walks.toSending],
  ])('that failed is repeated as it was', (failedStep, step) => {
    expect(after([...failedStep, failedStep === walks.toRefused ? submitted : retried])).toEqual(after(step))
  })

  it('NET-06 a 409 with the server’s own words is a refusal, and one without is unknown', () => {
    const createAnswer = (message: string | null) =>
      ({ type: 'createLeadAnswered', answer: failed({ kind: 'refused', status: 409, message }) }) as const
    expect(after([...walks.toSending, createAnswer('We have this restaurant already.')])[0]).toMatchObject({
      status: 'describing',
      submission: { phase: 'refused', message: 'We have this restaurant already.' },
    })
    expect(after([...walks.toSending, createAnswer(null)])[0].status).toBe('leadUnknown')
  })

  it('back leads to the search, unless the lead is being sent or is known', () => {
    const message = 'We do not know whether it arrived. You can send it again as it is: it counts once.'
    expect(after([...walks.toUnknown, wentBack])).toEqual([{ ...describing, lead, submission: { phase: 'unknown', message } }])
    for (const events of [walks.toReading, walks.toFailedPlace, walks.toDescribing, walks.toRefused])
      expect([after([...events, wentBack]), canGoBack(after(events)[0])]).toEqual([[finding], true])
    for (const events of [[], walks.toSending, walks.toBank]) expect(canGoBack(after(events)[0])).toBe(false)
  })

  it.each<readonly [string, readonly LeadEvent[], string]>([
    ['is open', walks.toLinking, 'The bank’s window was interrupted. Nothing was linked: open it again.'],
    ['has ended', walks.toExchanging, 'We do not know whether your account was linked. Link it again to be sure.'],
    [
      'has ended, and the answer was lost',
      walks.toFailedExchange,
      'We do not know whether your account was linked. Link it again to be sure.',
    ],
  ])('after a reload where the bank’s window %s asks for the bank again', (_, events, problem) => {
    expect(savedLead.read(savedLead.toSave(after(events)[0]))).toEqual({ status: 'bank', ...known, problem })
  })
})
