import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import type { ClaimState } from '../claim.ts'
import type { ClaimEvent } from '../events.ts'
import { readHash, writeHash } from '../hash.ts'
import { offer } from '../examples/claim.ts'
import { states } from '../examples/states.ts'
import { on } from '../testing/stepRow.ts'
import { transition } from '../transition.ts'
import { begin } from './finding.ts'

const contact = { email: 'ada@example.com', phone: '5552345678' }
const submitted = { type: 'offerCodeSubmitted', code: 'WELCOME25' } as const
const found = on('loadOffer', answered(offer))
const notFound = on('loadOffer', refused(null, 404))

const statusAfter = (state: ClaimState, event: ClaimEvent) => transition(state, event)[0].status

describe('finding the offer', () => {
  it('CLM-16 fills in a link’s email or phone after the code was typed', () => {
    expect(begin(readHash('#WELCOME25'))).toEqual([{ status: 'offerCode', code: 'WELCOME25', contact: { email: '', phone: '' } }])
    const [asking] = begin(readHash(writeHash('ada@example.com', '5552345678')))
    expect(asking).toEqual({ status: 'offerCode', code: '', contact })
    const [loading] = transition(asking, { type: 'offerCodeSubmitted', code: 'nosuch' })
    const [unknown] = transition(loading, notFound)
    const [again] = transition(unknown, submitted)
    const [down] = transition(again, on('loadOffer', failed({ kind: 'server' })))
    for (const state of [unknown, transition(loading, { type: 'startOver' })[0], transition(down, { type: 'back' })[0]])
      expect(state).toMatchObject({ contact })
    expect(transition(again, found)[0]).toMatchObject({ draft: { contact: { email: 'ada@example.com' } } })
  })

  it('CLM-28 an offer that has ended is no longer available', () => {
    const closed = on('loadOffer', answered({ ...offer, open: false }))
    expect(statusAfter(states.loadingOffer, closed)).toBe('newUserNoLongerAvailable')
  })

  it('CLM-16 goes back to the code that was typed, and nowhere from a link', () => {
    const [loading] = transition({ status: 'offerCode', code: '', contact }, submitted)
    const [claimCode] = transition(loading, on('loadOffer', answered({ ...offer, needsClaimCode: true })))
    for (const state of [loading, claimCode])
      expect(transition(state, { type: 'back' })).toMatchObject([
        { status: 'offerCode', code: 'WELCOME25', contact: { email: contact.email } },
      ])
    const linked = { ...states.claimCode, draft: { ...states.claimCode.draft, entry: 'link' } } as const
    expect(transition(linked, { type: 'back' })).toEqual([linked])
  })
})
