import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { giftAddress } from '../../shared/gift/address.ts'
import type { CheckoutEvent } from '../events.ts'
import type { Gift } from '../gift.ts'
import { gift, otherAddress, passwordRight, purchase } from '../examples/examples.ts'
import { states } from '../examples/states.ts'
import { after, boughtWith } from '../examples/events.ts'
import { transition } from '../transition.ts'

const idle = { phase: 'idle' }
const { giftPage2, confirmation } = states
const { giftRight } = purchase
const submitted = { type: 'giftSubmitted', gift } as const
const giftAnswered = (answer: Extract<CheckoutEvent, { type: 'sendGiftAnswered' }>['answer']) =>
  ({ type: 'sendGiftAnswered', answer }) as const
const passwordAnswered = (answer: Extract<CheckoutEvent, { type: 'setPasswordAnswered' }>['answer']) =>
  ({ type: 'setPasswordAnswered', answer }) as const
const password = { type: 'passwordSubmitted', password: 'dinner4two' } as const
const reloaded = { type: 'reloaded' } as const

describe('CHK-05 a gift', () => {
  it('starts empty, in the buyer’s time zone', () => {
    expect(giftPage2).toMatchObject({
      gift: { recipientName: '', recipientEmail: '', message: '', deliverOn: null, timeZone: 'Pacific/Auckland' },
      submission: idle,
      outcomeUnknown: false,
    })
  })

  it('is sent once', () => {
    const [sending, ...commands] = transition(giftPage2, submitted)
    expect(commands).toEqual([{ type: 'sendGift', right: giftRight, gift, isMember: true }])
    expect(sending).toMatchObject({ gift, submission: { phase: 'sending', gift } })
    for (const event of [{ ...submitted, gift: { ...gift, message: '' } }, { type: 'giftSkipped' }] as const)
      expect(after(sending, event)).toBe(sending)
  })

  it('has an unknown outcome after a reload only if it was sent', () => {
    expect(after(giftPage2, reloaded)).toEqual(giftPage2)
    expect(after(giftPage2, submitted, reloaded)).toMatchObject({ gift, submission: idle, outcomeUnknown: true })
    expect(after(giftPage2, submitted, reloaded, reloaded)).toMatchObject({ outcomeUnknown: true })
  })

  it('ignores an answer after the reload', () => {
    const saved = after(giftPage2, submitted, reloaded)
    expect(after(saved, giftAnswered(answered({ gift })))).toBe(saved)
  })

  it.each([null])('may have gone out after %j: whoever skips is told so, and sent again it goes out once', (status) => {
    const answer = status === null ? failed({ kind: 'timeout' }) : refused('One moment.', status)
    const lost = after(giftPage2, submitted, giftAnswered(answer))
    expect(lost).toMatchObject({ outcomeUnknown: true })
    expect(JSON.stringify(lost)).toContain('it still goes out only once.')
    const wentNowhere = giftAnswered(refused('This address takes no mail.'))
    for (const state of [lost, after(lost, submitted, wentNowhere), after(giftPage2, submitted, reloaded)])
      expect(after(state, { type: 'giftSkipped' })).toMatchObject({ status: 'confirmation', sent: 'outcomeUnknown' })
  })

  it.each<Gift>([
    { ...gift, recipientName: 'Maya' },
    { ...gift, message: 'Cheers' },
    { ...gift, deliverOn: null },
    { ...gift, timeZone: 'UTC' },
  ])('is not the latest if an earlier gift went out that differs from it: %j', (wentOut) => {
    const doubted = after(giftPage2, submitted, giftAnswered(failed({ kind: 'timeout' })))
    expect(after(doubted, submitted, giftAnswered(answered({ gift: wentOut })))).toMatchObject({ sent: { gift: wentOut, isLatest: false } })
    expect(after(giftPage2, submitted, giftAnswered(answered({ gift: wentOut })))).toMatchObject({ sent: { isLatest: true } })
  })
})

describe('TXT-01 the address of a gift that was sent', () => {
  const sent = after(giftPage2, submitted, giftAnswered(answered({ gift })))
  const corrected = { type: 'giftCorrected', address: otherAddress } as const
  const correctionAnswered = (answer: Extract<CheckoutEvent, { type: 'correctGiftAnswered' }>['answer']) =>
    ({ type: 'correctGiftAnswered', answer }) as const

  it('is corrected once for each press, and is then the one that is shown', () => {
    const [sending, ...commands] = transition(sent, corrected)
    expect(commands).toEqual([{ type: 'correctGift', right: giftRight, address: otherAddress, isMember: true }])
    expect(after(sending, corrected)).toBe(sending)
    for (const answer of [answered({ gift: null }), answered({ gift: { ...gift, ...otherAddress } })])
      expect(after(sending, correctionAnswered(answer))).toMatchObject({
        sent: { gift: { ...gift, ...otherAddress }, isLatest: true },
        correction: idle,
      })
  })

  it('stays what it was after a refusal', () => {
    expect(after(sent, corrected, correctionAnswered(refused('The gift has been opened.', 410)))).toMatchObject({
      sent: { gift },
      correction: { phase: 'refused', message: 'The gift has been opened.' },
      mayGoTo: [],
    })
    expect(after(sent, corrected, correctionAnswered(refused(null, 410)))).toMatchObject({
      correction: { message: 'This gift has been opened already.' },
    })
    for (const answer of [refused(null, 422), refused('No.', 422), failed({ kind: 'offline' })])
      expect(JSON.stringify(after(sent, corrected, correctionAnswered(answer)))).not.toContain('opened already')
  })

  it('is in doubt after a lost answer and after a reload on the way, until an answer comes', () => {
    const lost = after(sent, corrected, correctionAnswered(failed({ kind: 'timeout' })))
    expect(lost).toMatchObject({ sent: { gift }, correction: { phase: 'unknown' }, mayGoTo: [otherAddress] })
    for (const state of [after(lost, reloaded), after(sent, corrected, reloaded), after(lost, corrected, reloaded)])
      expect(after(state, reloaded)).toMatchObject({ sent: { gift }, correction: idle, mayGoTo: [otherAddress] })
    const back = { type: 'giftCorrected', address: z.parse(giftAddress, gift) } as const
    expect(after(lost, back, correctionAnswered(refused('No.', 422)))).toMatchObject({ mayGoTo: [otherAddress] })
    expect(after(lost, back, correctionAnswered(answered({ gift: null })))).toMatchObject({ sent: { gift }, correction: idle, mayGoTo: [] })
  })

  it('cannot be corrected where nothing was sent, or nobody knows what was', () => {
    const skipped = after(giftPage2, { type: 'giftSkipped' })
    const lost = after(giftPage2, submitted, giftAnswered(failed({ kind: 'timeout' })), { type: 'giftSkipped' })
    for (const state of [skipped, lost]) expect(after(state, corrected)).toBe(state)
  })
})

describe('CHK-07 a password', () => {
  it('can be sent again after a refusal, with the reason', () => {
    const refusedOnce = after(confirmation, password, passwordAnswered(refused('Too short.')))
    expect(refusedOnce).toMatchObject({ status: 'confirmation', password: { phase: 'refused', message: 'Too short.' } })
    expect(after(refusedOnce, password)).toMatchObject({ password: { phase: 'sending' } })
    expect(after(confirmation, password, passwordAnswered(failed({ kind: 'offline' })))).toMatchObject({
      password: { message: failureText({ kind: 'offline' }) },
    })
  })

  it('is sent once, and is in no state', () => {
    const [sending, ...commands] = transition(confirmation, password)
    expect(commands).toEqual([{ type: 'setPassword', right: passwordRight, password: 'dinner4two' }])
    expect(after(sending, password)).toBe(sending)
    expect(JSON.stringify(sending)).not.toContain('dinner4two')
  })

  it('is asked for again after a reload, unless it is set', () => {
    expect(after(confirmation, password, reloaded)).toEqual(confirmation)
    const [set, ...commands] = transition(after(confirmation, password), passwordAnswered(answered(null)))
    expect(set).toMatchObject({ password: 'set' })
    expect(commands).toEqual([{ type: 'endRight', right: passwordRight }])
    expect(transition(after(confirmation, password), passwordAnswered(refused('No.')))).toHaveLength(1)
    for (const event of [reloaded, password, passwordAnswered(refused('No.'))]) expect(after(set, event)).toBe(set)
  })

  it('is not asked of an existing user', () => {
    const done = after(states.payment, boughtWith())
    expect(done).toMatchObject({ purchase: { passwordRight: null } })
    for (const event of [reloaded, password, passwordAnswered(refused('No.'))]) expect(after(done, event)).toBe(done)
  })
})
