import type { Answer, Failure, Submission } from '../../shared/api/answers/answer.ts'
import type { StateOf, StateWith, Step } from '../../shared/flow/flow.ts'
import type { Lead } from './leadForm.ts'
import type { Place, Restaurant } from './place.ts'

type KnownLead = { readonly leadId: string; readonly restaurant: Restaurant }
/** A lead that the server has, without the details of its restaurant. */
type CreatedLead = { readonly leadId: string; readonly lead: Lead }

export type LeadState =
  /** `found` is the result of a search of all restaurants; null before one. */
  | StateWith<
      'finding',
      {
        readonly found: { readonly q: string; readonly places: readonly Place[] } | null
        readonly submission: Submission<{ readonly q: string }>
      }
    >
  | StateWith<'readingPlace', { readonly place: Place }>
  | StateWith<'placeFailed', { readonly place: Place; readonly cause: Failure }>
  | StateWith<
      'describing',
      {
        /** Null for a restaurant that the directory does not have. */
        readonly place: Restaurant | null
        /** The sent lead; null before. */
        readonly lead: Lead | null
        /** Null for a lead that the server does not know. Of any other, only the restaurant is sent again. */
        readonly leadId: string | null
        readonly submission: Submission
      }
    >
  /** The answer was lost: the same lead can be sent again, and counts once. */
  | StateWith<'leadUnknown', { readonly place: Restaurant | null; readonly lead: Lead }>
  | StateWith<'savingDetails', CreatedLead>
  | StateWith<'detailsFailed', CreatedLead & { readonly cause: Failure }>
  | StateWith<'bank', KnownLead & { readonly problem: string | null }>
  /** The bank's window is being prepared, or is open. */
  | StateWith<'linking', KnownLead>
  | StateWith<'exchanging', KnownLead & { readonly publicToken: string }>
  /** The answer was lost: the same account can be linked again, and counts once. */
  | StateWith<'exchangeUnknown', KnownLead & { readonly publicToken: string }>
  | StateWith<'done', { readonly restaurant: Restaurant; readonly isBankLinked: boolean }>

export type LeadStatus = LeadState['status']
export type LeadStateOf<Name extends LeadStatus> = StateOf<LeadState, Name>

export type BankOutcome =
  | { readonly kind: 'linked'; readonly publicToken: string }
  | { readonly kind: 'closed' }
  /** The bank's script did not load, or stopped. */
  | { readonly kind: 'broken' }

export type LeadEvent =
  | { readonly type: 'searched'; readonly q: string }
  | { readonly type: 'searchPlacesAnswered'; readonly answer: Answer<readonly Place[]> }
  | { readonly type: 'placeChosen'; readonly place: Place }
  | { readonly type: 'notListed' }
  | { readonly type: 'readPlaceAnswered'; readonly answer: Answer<Restaurant> }
  | { readonly type: 'wentBack' }
  | { readonly type: 'retried' }
  | { readonly type: 'leadSubmitted'; readonly lead: Lead }
  | { readonly type: 'createLeadAnswered'; readonly answer: Answer<string> }
  | { readonly type: 'saveDetailsAnswered'; readonly answer: Answer<unknown> }
  | { readonly type: 'bankChosen' }
  | { readonly type: 'bankSkipped' }
  | { readonly type: 'createLinkTokenAnswered'; readonly answer: Answer<string> }
  | { readonly type: 'bankEnded'; readonly outcome: BankOutcome }
  | { readonly type: 'exchangePublicTokenAnswered'; readonly answer: Answer<unknown> }
  | { readonly type: 'reloaded' }

export type LeadCommand =
  | { readonly type: 'searchPlaces'; readonly q: string }
  | { readonly type: 'readPlace'; readonly id: string }
  | { readonly type: 'createLead'; readonly lead: Lead }
  | { readonly type: 'saveDetails'; readonly leadId: string; readonly restaurant: Restaurant }
  | { readonly type: 'createLinkToken'; readonly leadId: string }
  | { readonly type: 'openBank'; readonly linkToken: string }
  | { readonly type: 'exchangePublicToken'; readonly publicToken: string; readonly leadId: string }

export type LeadStep = Step<LeadState, LeadCommand>
