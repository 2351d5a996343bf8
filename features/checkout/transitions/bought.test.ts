import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { answered, failed, refused } from '../../shared/api/answers/answer.ts'
import { emailOnTheWire } from '../../shared/contact/email.ts'
import { failureText } from '../../shared/api/answers/failureText.ts'
import { noAccount } from '../account.ts'
import type { CheckoutEvent } from '../events.ts'
import type { Gift } from '../forms/gift.ts'
import { buyer, gift, orderFor, present, purchase } from '../examples/examples.ts'
import { states } from '../examples/states.ts'
import { bought } from '../states/bought.ts'
import { after, boughtWith } from '../examples/events.ts'
import { transition } from '../transition.ts'

const idle = { phase: 'idle' }
const { giftPage2, confirmation } = states
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

  it('begins with its design, and with the name and the message that were written before it was paid', () => {
    const visit = { order: orderFor('giftCard'), buyer, account: noAccount, askedCode: null, timeZone: 'UTC', present }
    expect(bought(visit, purchase, 'attempt')).toMatchObject({
      gift: { design: 'birthday', recipientName: 'Max', recipientEmail: '', message: 'Enjoy' },
    })
  })

  it('is sent once', () => {
    const [sending, ...commands] = transition(giftPage2, submitted)
    expect(commands).toEqual([{ type: 'sendGift', purchaseId: 'p1', gift, isMember: true }])
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

  it('is the sent gift if the answer does not name it', () => {
    expect(after(giftPage2, submitted, giftAnswered(answered({ gift: null })))).toMatchObject({
      status: 'confirmation',
      sent: { gift, isLatest: true },
    })
  })

  it.each([408, 409, 425, 429, null])('may have gone out after %j: whoever skips is told so, and sent again it goes out once', (status) => {
    const answer = status === null ? failed({ kind: 'timeout' }) : refused('One moment.', status)
    const lost = after(giftPage2, submitted, giftAnswered(answer))
    expect(lost).toMatchObject({ outcomeUnknown: true })
    expect(JSON.stringify(lost)).toContain('it still goes out only once.')
    const wentNowhere = giftAnswered(refused('This address takes no mail.'))
    for (const state of [lost, after(lost, submitted, wentNowhere), after(giftPage2, submitted, reloaded)])
      expect(after(state, { type: 'giftSkipped' })).toMatchObject({ status: 'confirmation', sent: 'outcomeUnknown' })
  })

  it('did not go out if it was refused', () => {
    const refusal = after(giftPage2, submitted, giftAnswered(refused('This address takes no mail.')))
    expect(refusal).toMatchObject({ submission: { message: 'This address takes no mail.' } })
    for (const state of [giftPage2, refusal])
      expect(after(state, { type: 'giftSkipped' })).toMatchObject({ status: 'confirmation', sent: null })
  })

  it.each<Partial<Gift>>([
    { recipientName: 'Maya' },
    { recipientEmail: z.parse(emailOnTheWire, 'maya@mail.example') },
    { message: 'Cheers' },
    { deliverOn: null },
    { timeZone: 'UTC' },
  ])('is not the latest if an earlier gift went out that differs in %j', (other) => {
    const wentOut: Gift = { ...gift, ...other }
    const doubted = after(giftPage2, submitted, giftAnswered(failed({ kind: 'timeout' })))
    expect(after(doubted, submitted, giftAnswered(answered({ gift: wentOut })))).toMatchObject({ sent: { gift: wentOut, isLatest: false } })
    expect(after(giftPage2, submitted, giftAnswered(answered({ gift: wentOut })))).toMatchObject({ sent: { isLatest: true } })
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
    expect(commands).toEqual([{ type: 'setPassword', resetToken: 'reset', password: 'dinner4two' }])
    expect(after(sending, password)).toBe(sending)
    expect(JSON.stringify(sending)).not.toContain('dinner4two')
  })

  it('is asked for again after a reload, unless it is set', () => {
    expect(after(confirmation, password, reloaded)).toEqual(confirmation)
    const [set, ...commands] = transition(after(confirmation, password), passwordAnswered(answered(null)))
    expect(set).toMatchObject({ password: 'set' })
    expect(commands).toEqual([{ type: 'saveResetToken', paidBy: 'attempt-1', resetToken: null }])
    expect(transition(after(confirmation, password), passwordAnswered(refused('No.')))).toHaveLength(1)
    for (const event of [reloaded, password, passwordAnswered(refused('No.'))]) expect(after(set, event)).toBe(set)
  })

  it('is not asked of an existing user', () => {
    const done = after(states.payment, boughtWith())
    expect(done).toMatchObject({ purchase: { resetToken: null } })
    for (const event of [reloaded, password, passwordAnswered(refused('No.'))]) expect(after(done, event)).toBe(done)
  })
})
