import { describe, expect, it } from 'vitest'
import { leadStates } from './leadStates.ts'
import { answered, failed, refused } from '../../features/shared/answer.ts'
import type { LeadEvent } from '../../features/lead/lead.ts'
import { savedLead, transition } from '../../features/lead/transition.ts'

const reload = (state: (typeof leadStates)[keyof typeof leadStates]) => savedLead.read(JSON.parse(JSON.stringify(savedLead.toSave(state))))

describe('PUB-04 a lead over a reload', () => {
  it('comes back as it was', () => {
    for (const state of Object.values(leadStates)) {
      if ('publicToken' in state || state.status === 'linking') continue
      expect(reload(state)).toEqual(state)
    }
  })
  it('saves no token of the bank: its window is opened again', () => {
    for (const state of [leadStates.linking, leadStates.exchanging, leadStates.exchangeFailed]) {
      expect(reload(state)).toMatchObject({ status: 'bank', leadId: 'lead-1' })
      expect(JSON.stringify(savedLead.toSave(state))).not.toContain('public-')
    }
  })
  it('sends what was being sent once more, by the same call', () => {
    const sending = transition(leadStates.leadUnknown, { type: 'retried' })
    expect(sending).toMatchObject([{ status: 'describing' }, { type: 'createLead', lead: leadStates.leadUnknown.lead }])
    expect(transition(sending[0], { type: 'reloaded' })).toEqual(sending)
    expect(transition(leadStates.savingDetails, { type: 'reloaded' })).toMatchObject([{}, { type: 'saveDetails', leadId: 'lead-1' }])
  })
})

describe('PUB-04 NET-08 a lead', () => {
  const submitted: LeadEvent = { type: 'leadSubmitted', lead: leadStates.leadUnknown.lead }
  it('is sent once, however often it is pressed', () => {
    const [sending] = transition(leadStates.describing, submitted)
    expect(transition(sending, submitted)).toEqual([sending])
  })
  it('that is refused says why, and can be changed', () => {
    const [sending] = transition(leadStates.describing, submitted)
    const [back] = transition(sending, { type: 'createLeadAnswered', answer: refused('We know this restaurant.') })
    expect(back).toMatchObject({ status: 'describing', submission: { phase: 'refused', message: 'We know this restaurant.' } })
  })
  it('whose bank cannot be reached can be done without it', () => {
    const [state] = transition(leadStates.linking, { type: 'createLinkTokenAnswered', answer: failed({ kind: 'server' }) })
    expect(state.status).toBe('bank')
    expect(JSON.stringify(state)).toContain('our fault')
    expect(transition(state, { type: 'bankSkipped' })[0]).toMatchObject({ status: 'done', isBankLinked: false })
    expect(transition(leadStates.linking, { type: 'createLinkTokenAnswered', answer: answered('link-1') })).toEqual([
      leadStates.linking,
      { type: 'openBank', linkToken: 'link-1' },
    ])
  })
})
