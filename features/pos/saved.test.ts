import { describe, expect, it } from 'vitest'
import { savedPos } from './saved.ts'
import { recordedOf } from './recorded.ts'
import type { Earlier } from './pos.ts'
import { after, link } from './testing/examples.ts'
import { posStates, posVariants } from './testing/states.ts'

const saving = (earlier: Earlier = [], isSignedIn = true) => savedPos({ link, isSignedIn: () => isSignedIn, earlier: () => earlier })
const roundTrip = (state: (typeof posStates)[keyof typeof posStates], ...around: Parameters<typeof saving>) => {
  const { toSave, read } = saving(...around)
  return read(JSON.parse(JSON.stringify(toSave(state))))
}

describe('a reload', () => {
  it.each(['redeemCredit', 'addCredit', 'review'] as const)('keeps the choices and the stage of %s, and reads the bill again', (stage) => {
    expect(roundTrip(posStates[stage])).toMatchObject({ status: 'loading', keep: { stage, choices: posStates[stage].visit.choices } })
  })

  it('NET-08 looks a payment on its way up first', () => {
    for (const status of ['paying', 'authenticating', 'paymentUnknown'] as const) {
      const record = recordedOf(posStates[status])
      expect(record).not.toBeNull()
      expect(roundTrip(posStates[status], record ? [record] : [])).toMatchObject({ status: 'unresolvedPayment', lookUp: 'asking' })
    }
  })

  it('POS-10 and POS-15 show the end of a payment again', () => {
    expect(roundTrip(posStates.success)).toEqual({ ...posStates.success, canReturn: true })
    expect(roundTrip(posStates.tillNotTold)).toEqual(posStates.tillNotTold)
  })

  it('asks for a sign-in if nobody is signed in', () => {
    expect(roundTrip(posStates.review, [], false)).toMatchObject({ status: 'login', keep: { stage: 'review' } })
  })

  it('saves nothing of the venue, the cards or the bill', () => {
    const text = JSON.stringify(Object.values({ ...posStates, ...posVariants }).map((state) => saving().toSave(state)))
    for (const secret of ['4242', 'Grilled octopus', 'secret', 'tok_', 'harbor-and-rye']) expect(text).not.toContain(secret)
  })

  it('throws away what is no state of this version', () => {
    for (const saved of [null, 'text', {}, { keep: null }, { keep: { choices: {}, stage: 'nowhere' }, paid: null, attempt: null }])
      expect(saving().read(saved)).toBeNull()
  })

  it('continues where the answer finds it', () => {
    const state = roundTrip(posStates.failed)
    expect(state && after(state, { type: 'reloaded' })).toMatchObject({ status: 'loading', keep: { stage: 'review' } })
  })
})
