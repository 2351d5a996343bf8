import { type Failure, idle, refusedWith, sending } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { type Rules, transitionBy, type Saved, savedBy } from '../../shared/flow/flow.ts'
import { isFinalAnswer } from '../../shared/api/answers/isFinalAnswer.ts'
import { submissionFromFailure } from '../../shared/api/answers/submissionFromFailure.ts'
import type { LeadCommand, LeadEvent, LeadState, LeadStateOf, LeadStep } from './lead.ts'
import type { Lead } from './leadForm.ts'
import type { Place, Restaurant } from './place.ts'
import { savedState } from './savedState.ts'

const finding: LeadState = { status: 'finding', found: null, submission: idle }
export const begin = (): LeadStep => [finding]

const readPlace = (place: Place): LeadStep => [
  { status: 'readingPlace', place },
  { type: 'readPlace', id: place.id },
]
const describe = (place: Restaurant | null): LeadStep => [{ status: 'describing', place, lead: null, leadId: null, submission: idle }]
/** The search's result, if its details cannot be read. */
const unread = ({ id, name }: Place): Restaurant => ({
  placeId: id,
  name,
  addressOne: null,
  city: null,
  state: null,
  zipCode: null,
  phone: null,
  website: null,
})
const createLead = (place: Restaurant | null, lead: Lead): LeadStep => [
  { status: 'describing', place, lead, leadId: null, submission: sending },
  { type: 'createLead', lead },
]
const leadSent = ({ submission, lead }: LeadStateOf<'describing'>): Lead | null => (submission.phase === 'sending' ? lead : null)

type Known = { readonly leadId: string; readonly restaurant: Restaurant }
const pickKnown = ({ leadId, restaurant }: Known): Known => ({ leadId, restaurant })
const saveDetails = (leadId: string, lead: Lead): LeadStep => [
  { status: 'savingDetails', leadId, lead },
  { type: 'saveDetails', leadId, restaurant: lead.restaurant },
]
const askForBank = (known: Known, problem: string | null = null): LeadStep => [{ status: 'bank', ...known, problem }]
const exchange = (known: Known, publicToken: string): LeadStep => [
  { status: 'exchanging', ...known, publicToken },
  { type: 'exchangePublicToken', publicToken, leadId: known.leadId },
]
const done = ({ restaurant }: Known, isBankLinked: boolean): LeadStep => [{ status: 'done', restaurant, isBankLinked }]

const interrupted = 'The bank’s window was interrupted. Nothing was linked: open it again.'
const unknown = 'We do not know whether your account was linked. Link it again to be sure.'
const broken = 'The bank’s window did not open. Try again, or link the account later.'

const unsure = 'We do not know whether it arrived. You can send it again as it is: it counts once.'

/** A 409 with the server's own words is no request that is still running: the words say what to do. */
const isExplained = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 409 && failure.message !== null

const rules: Rules<LeadState, LeadEvent, LeadCommand> = {
  finding: {
    searched: (state, { q }) => [
      { ...state, submission: { phase: 'sending', q } },
      { type: 'searchPlaces', q },
    ],
    searchPlacesAnswered: ({ found, submission }, { answer }) => {
      if (submission.phase !== 'sending') return [{ status: 'finding', found, submission }]
      return answer.ok
        ? [{ status: 'finding', found: { q: submission.q, places: answer.value }, submission: idle }]
        : [{ status: 'finding', found, submission: refusedWith(failureText(answer.failure)) }]
    },
    placeChosen: (_, { place }) => readPlace(place),
    notListed: () => describe(null),
    reloaded: (state) => [{ ...state, submission: idle }],
  },
  readingPlace: {
    readPlaceAnswered: ({ place }, { answer }) =>
      answer.ok ? describe(answer.value) : [{ status: 'placeFailed', place, cause: answer.failure }],
    wentBack: begin,
    reloaded: ({ place }) => readPlace(place),
  },
  placeFailed: { retried: ({ place }) => readPlace(place), notListed: ({ place }) => describe(unread(place)), wentBack: begin },
  describing: {
    leadSubmitted: (state, { lead }) => {
      if (state.submission.phase === 'sending') return [state]
      return state.leadId === null ? createLead(state.place, lead) : saveDetails(state.leadId, lead)
    },
    createLeadAnswered: (state, { answer }) => {
      const lead = leadSent(state)
      if (!lead) return [state]
      if (answer.ok) return saveDetails(answer.value, lead)
      return isFinalAnswer(answer.failure) || isExplained(answer.failure)
        ? [{ ...state, submission: submissionFromFailure(answer.failure) }]
        : [{ status: 'leadUnknown', place: state.place, lead }]
    },
    wentBack: (state) => (state.submission.phase === 'sending' ? [state] : begin()),
    reloaded: (state) => {
      const lead = leadSent(state)
      return lead ? createLead(state.place, lead) : [{ ...state, submission: idle }]
    },
  },
  leadUnknown: {
    retried: ({ place, lead }) => createLead(place, lead),
    wentBack: ({ place, lead }) => [{ status: 'describing', place, lead, leadId: null, submission: { phase: 'unknown', message: unsure } }],
  },
  savingDetails: {
    saveDetailsAnswered: ({ leadId, lead }, { answer }) => {
      const { restaurant } = lead
      if (answer.ok) return askForBank({ leadId, restaurant })
      return isFinalAnswer(answer.failure)
        ? [{ status: 'describing', place: restaurant, lead, leadId, submission: submissionFromFailure(answer.failure) }]
        : [{ status: 'detailsFailed', leadId, lead, cause: answer.failure }]
    },
    reloaded: ({ leadId, lead }) => saveDetails(leadId, lead),
  },
  detailsFailed: { retried: ({ leadId, lead }) => saveDetails(leadId, lead) },
  bank: {
    bankChosen: (state) => [
      { status: 'linking', ...pickKnown(state) },
      { type: 'createLinkToken', leadId: state.leadId },
    ],
    bankSkipped: (state) => done(state, false),
  },
  linking: {
    createLinkTokenAnswered: (state, { answer }) =>
      answer.ok ? [state, { type: 'openBank', linkToken: answer.value }] : askForBank(pickKnown(state), failureText(answer.failure)),
    bankEnded: (state, { outcome }) =>
      outcome.kind === 'linked'
        ? exchange(pickKnown(state), outcome.publicToken)
        : askForBank(pickKnown(state), outcome.kind === 'broken' ? broken : null),
  },
  exchanging: {
    exchangePublicTokenAnswered: (state, { answer }) => {
      if (answer.ok) return done(state, true)
      return isFinalAnswer(answer.failure)
        ? askForBank(pickKnown(state), failureText(answer.failure))
        : [{ ...state, status: 'exchangeUnknown' }]
    },
  },
  exchangeUnknown: {
    retried: (state) => exchange(pickKnown(state), state.publicToken),
    bankChosen: (state) => askForBank(pickKnown(state)),
    bankSkipped: (state) => done(state, false),
  },
  done: {},
}

export const transition = transitionBy(rules)

export const canGoBack = (state: LeadState): boolean => transition(state, { type: 'wentBack' })[0] !== state

/** While the bank's window is open there is a token. It is never saved, so a reload goes back to the bank's button. */
function withoutToken(state: LeadState): LeadState {
  if (state.status !== 'linking' && state.status !== 'exchanging' && state.status !== 'exchangeUnknown') return state
  return askForBank(pickKnown(state), state.status === 'linking' ? interrupted : unknown)[0]
}

const saved = savedBy<LeadState>(2, savedState)
export const savedLead: Saved<LeadState> = { ...saved, toSave: (state) => saved.toSave(withoutToken(state)) }
