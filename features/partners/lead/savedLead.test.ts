import { describe, expect, it } from 'vitest'
import type { LeadEvent } from './lead.ts'
import {
  known,
  searched,
  found,
  notListed,
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
import { savedLead } from './transition.ts'

describe('PUB-04 a lead over a reload', () => {
  const read = (events: readonly LeadEvent[]) => savedLead.read(JSON.parse(JSON.stringify(savedLead.toSave(after(events)[0]))))

  it.each<[string, readonly LeadEvent[]]>([
    ['a search', [searched, found]],
    ['a restaurant that is read', toReading],
    ['one that cannot be read', toFailedPlace],
    ['the form', toDescribing],
    ['the form of one that is not listed', [notListed]],
    ['a lead that is sent', toSending],
    ['a lead that was refused', toRefused],
    ['details that were refused', toRefusedDetails],
    ['a lead whose answer was lost', toUnknown],
    ['details that are saved', toSaving],
    ['details that are not saved', toFailedDetails],
    ['the question for the bank', toBank],
    ['the end', [...toBank, skipped]],
  ])('keeps %s', (_, events) => {
    expect(read(events)).toEqual(after(events)[0])
  })

  it.each<[string, readonly LeadEvent[], string]>([
    ['is open', toLinking, 'The bank’s window was interrupted. Nothing was linked: open it again.'],
    ['has ended', toExchanging, 'We do not know whether your account was linked. Link it again to be sure.'],
    ['has ended, and the answer was lost', toFailedExchange, 'We do not know whether your account was linked. Link it again to be sure.'],
  ])('asks for the bank again, without a token, where its window %s', (_, events, problem) => {
    expect(read(events)).toEqual({ status: 'bank', ...known, problem })
  })
})
