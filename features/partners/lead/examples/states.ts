import type { LeadEvent, LeadStateOf, LeadStatus } from '../lead.ts'
import { failed, refused } from '../../../shared/api/answers/answer.ts'
import { atStatus } from '../../../shared/testing/atStatus.ts'
import {
  after,
  notListed,
  ok,
  searched,
  skipped,
  toBank,
  toDescribing,
  toExchanging,
  toFailedDetails,
  toFailedExchange,
  toFailedPlace,
  toLinking,
  toReading,
  toSaving,
  toSending,
  toUnknown,
} from './walks.ts'

const leadAt = <Status extends LeadStatus>(status: Status, ...events: readonly LeadEvent[]): LeadStateOf<Status> =>
  atStatus(after(events)[0], status)
const refusedField = (field: string, message: string) => failed({ kind: 'refused', status: 422, message, fields: { [field]: message } })

export const leadStates = {
  finding: leadAt('finding'),
  readingPlace: leadAt('readingPlace', ...toReading),
  placeFailed: leadAt('placeFailed', ...toFailedPlace),
  describing: leadAt('describing', ...toDescribing),
  leadUnknown: leadAt('leadUnknown', ...toUnknown),
  savingDetails: leadAt('savingDetails', ...toSaving),
  detailsFailed: leadAt('detailsFailed', ...toFailedDetails),
  bank: leadAt('bank', ...toBank),
  linking: leadAt('linking', ...toLinking),
  exchanging: leadAt('exchanging', ...toExchanging),
  exchangeUnknown: leadAt('exchangeUnknown', ...toFailedExchange),
  done: leadAt('done', ...toExchanging, { type: 'exchangePublicTokenAnswered', answer: ok }),
} as const satisfies { [Status in LeadStatus]: LeadStateOf<Status> }

export const leadVariants = {
  findingSearching: leadAt('finding', searched),
  findingRefused: leadAt('finding', searched, { type: 'searchPlacesAnswered', answer: failed({ kind: 'server' }) }),
  describingNotListed: leadAt('describing', notListed),
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
  doneWithoutBank: leadAt('done', ...toBank, skipped),
} as const
