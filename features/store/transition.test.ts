import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { canPay, amountText, validatedAmount } from './entry.ts'
import { draft, giftTiers, openAmount, panel, panelWith, reading, tiersAt } from './examples/panel.ts'
import { type Offerings, hashByTab } from './panel.ts'
import { type PurchaseEvent, type PurchaseState, savedPurchase } from './purchase.ts'
import { hostHeadline } from './storeMessages.ts'
import { amountRest, begin, transition } from './transition.ts'

const after = (state: PurchaseState, ...events: readonly PurchaseEvent[]): PurchaseState =>
  events.reduce((before, event) => transition(before, event)[0], state)

const begun = '2027-04-30'
const visit = { ...reading, spend: cents(5_000), draft: { tab: 'cash', promoCode: 'WELCOME5', amount: null, design: 'dinner' } } as const
const [loading] = begin(visit)
const found = (answer: (PurchaseEvent & { readonly type: 'loadPanelAnswered' })['answer'], from: PurchaseState = loading) =>
  after(from, { type: 'loadPanelAnswered', answer })
const sold = (offerings: Offerings) => found(answered(panelWith(offerings)))
const both = sold({ cash: openAmount, giftCards: giftTiers })
const tiers = sold({ cash: tiersAt([25, 30], [50, 60]), giftCards: openAmount })
const typed = (text: string) => transition(both, { type: 'amountTyped', text })
const [typing] = typed('30')
const sending = after(both, { type: 'amountSubmitted', begun })

function amountIn(state: PurchaseState | undefined) {
  if (state?.status !== 'openAmount') throw new Error('No amount can be typed here.')
  return { text: amountText(state), validated: validatedAmount(state), phase: state.entry.phase }
}

const states = {
  loading,
  unknownProject: found(refused(null, 404)),
  failed: found(refused('No.', 403)),
  offline: found(failed({ kind: 'offline' })),
  planning: found(answered({ ...panel, sale: { status: 'planning' } })),
  soldOut: found(answered({ ...panel, sale: { status: 'soldOut' } })),
  tiers,
  both,
  typing,
  sending,
  leaving: after(sending, { type: 'createOptionAnswered', answer: answered({ kind: 'ico', id: 'ico-1' }) }),
} satisfies Readonly<Record<string, PurchaseState>>

const toGifts = { type: 'tabChosen', tab: 'giftCards' } as const
const code = { type: 'promoCodeTyped', text: 'SPRING' } as const

it.each(Object.entries(states))('a page is read again after a reload, keeps what was typed, and can be restored: %s', (_, state) => {
  const { slug, host, spend, draft } = state
  const restored = { status: 'loading', slug, host, spend, draft }
  expect(transition(state, { type: 'reloaded' })).toEqual([restored, { type: 'loadPanel', slug: 'harbor' }])
  expect(savedPurchase.read(JSON.parse(JSON.stringify(savedPurchase.toSave(state))))).toEqual(restored)
})

it.each(['planning', 'soldOut'] as const)('PUR-01 PUR-02 shows %s', (status) => {
  expect(states[status]).toMatchObject({ status })
})

it('NET-07 tells an unknown restaurant from a failure, and reads either again', () => {
  const { unknownProject, failed: refusedRead, offline } = states
  expect([unknownProject, refusedRead, offline]).toMatchObject([
    { status: 'unknownProject' },
    { status: 'failed', cause: { kind: 'refused', status: 403 } },
    { status: 'failed', cause: { kind: 'offline' } },
  ])
  for (const state of [unknownProject, offline]) expect(transition(state, { type: 'retry' })).toEqual(begin(visit))
})

it('PUR-05 shows the chosen tab, also while loading, and has no second tab if one sells nothing', () => {
  const giftsChosen = after(loading, toGifts)
  expect(giftsChosen).toEqual({ ...loading, draft: { ...visit.draft, tab: 'giftCards' } })
  expect(found(answered(panel), giftsChosen)).toMatchObject({ status: 'tiers', draft: { tab: 'giftCards' } })
  expect(after(tiers, toGifts)).toMatchObject({
    status: 'openAmount',
    draft: { tab: 'giftCards' },
    offering: openAmount,
    other: { kind: 'tiers' },
  })
  expect(after(tiers, toGifts, { type: 'tabChosen', tab: 'cash' })).toEqual(tiers)
  expect(transition(tiers, { type: 'tabChosen', tab: 'cash' })).toEqual([tiers])
  const [onlyGifts, onlyCash] = [sold({ cash: null, giftCards: giftTiers }), sold({ cash: openAmount, giftCards: null })]
  expect(onlyGifts).toMatchObject({ status: 'tiers', draft: { tab: 'giftCards' }, offering: giftTiers, other: null })
  expect(transition(onlyGifts, { type: 'tabChosen', tab: 'cash' })).toEqual([onlyGifts])
  expect(found(answered(panelWith({ cash: openAmount, giftCards: null })), giftsChosen)).toEqual(onlyCash)
  expect(transition(onlyCash, toGifts)).toEqual([onlyCash])
  expect(hashByTab).toEqual({ cash: '#cash', giftCards: '#giftcards' })
})

it('PUR-06 keeps the typed code, and removes the refusal', () => {
  expect(after(tiers, code)).toEqual({ ...tiers, draft: { ...tiers.draft, promoCode: 'SPRING' } })
  expect(after(typing, code)).toMatchObject({ draft: { promoCode: 'SPRING', amount: '30' }, entry: { phase: 'typing' } })
  const refusedOnce = after(sending, { type: 'createOptionAnswered', answer: refused('No.') })
  expect(after(refusedOnce, code)).toMatchObject({ draft: { promoCode: 'SPRING' }, entry: { phase: 'idle' } })
})

it('keeps the chosen design of a gift, and changes none that is being bought', () => {
  const chosen = { type: 'designChosen', design: 'birthday' } as const
  for (const state of [tiers, both, typing])
    expect(transition(state, chosen)).toEqual([{ ...state, draft: { ...state.draft, design: 'birthday' } }])
  expect(transition(sending, chosen)).toEqual([sending])
})

describe('PUR-08 a typed amount', () => {
  it('is checked once, after 400 ms without typing', () => {
    const [state, ...commands] = typed('12')
    expect(amountIn(state)).toMatchObject({ text: '12', phase: 'typing', validated: { kind: 'valid', quote: { amount: 5_000 } } })
    expect(commands).toEqual([{ type: 'wait', ms: amountRest, then: { type: 'amountDue' } }])
    expect(amountRest).toBe(400)
    expect(amountIn(after(state, { type: 'amountDue' }))).toMatchObject({ phase: 'idle', validated: { kind: 'tooLow' } })
    for (const other of [both, sending]) expect(transition(other, { type: 'amountDue' })).toEqual([other])
  })

  it.each([
    ['12', false],
    ['75', true],
  ])('PUR-11 can be paid before it is checked only if it is valid: %j', (text, expected) => {
    const [state] = typed(text)
    expect(state.status === 'openAmount' && canPay(state)).toBe(expected)
  })

  it('is checked at once on submit, or if a preset replaces it', () => {
    const [said, ...commands] = transition(typed('12')[0], { type: 'amountSubmitted', begun })
    expect(commands).toEqual([])
    expect(amountIn(said)).toMatchObject({ phase: 'idle', validated: { kind: 'tooLow' } })
    expect(amountIn(after(typed('12')[0], { type: 'presetChosen', amount: cents(25_000) }))).toMatchObject({
      text: '250',
      phase: 'idle',
      validated: { kind: 'valid' },
    })
  })
})

describe('PUR-11 PUR-12 paying', () => {
  it('PUR-06 sends the amount with the current code and the promotion that runs, and opens the checkout', () => {
    expect(transition(both, { type: 'amountSubmitted', begun })[1]).toEqual({
      type: 'createOption',
      tab: 'cash',
      amount: 5_000,
      promoCode: 'WELCOME5',
      promotionSlug: 'SPRING',
    })
    expect(transition(both, { type: 'amountSubmitted', begun: '2027-05-01' })[1]).toMatchObject({ promotionSlug: null })
    const plain = found(answered({ ...panel, promotion: null }))
    expect(transition(after(plain, { type: 'promoCodeTyped', text: ' ' }), { type: 'amountSubmitted', begun })[1]).toMatchObject({
      promoCode: null,
      promotionSlug: null,
    })
    const option = { kind: 'ico', id: 'ico-1' } as const
    expect(transition(sending, { type: 'createOptionAnswered', answer: answered(option) })).toMatchObject([
      { status: 'leaving', option },
      { type: 'openCheckout', option, draft: visit.draft },
    ])
  })

  it.each<PurchaseEvent>([
    { type: 'amountSubmitted', begun },
    { type: 'amountTyped', text: '9' },
    { type: 'presetChosen', amount: cents(5_000) },
    code,
    toGifts,
  ])('does not change while it is sent: $type', (event) => {
    expect(transition(sending, event)).toEqual([sending])
  })

  it('shows the server’s message, and can be sent again', () => {
    const [state] = transition(sending, { type: 'createOptionAnswered', answer: refused('This code has ended.') })
    expect(amountIn(state)).toMatchObject({ text: '50' })
    expect(state).toMatchObject({ entry: { phase: 'refused', message: 'This code has ended.' } })
    expect(transition(state, { type: 'amountSubmitted', begun })[1]).toMatchObject({ type: 'createOption' })
  })
})

it('ENT-06 the give host asks to give only if gift cards are sold', () => {
  const selling = { ...reading, panel, offering: tiersAt([50, 60]), other: giftTiers }
  const onlyGifts = { ...selling, host: 'give', draft: { ...draft, tab: 'giftCards' }, offering: giftTiers, other: null } as const
  expect(hostHeadline({ ...selling, host: 'give' })).toBe('Give a good meal')
  expect(hostHeadline(onlyGifts)).toBe('Give a good meal')
  expect(hostHeadline({ ...selling, host: 'give', other: null })).toBeNull()
  expect([hostHeadline({ ...selling, host: 'pass', other: null }), hostHeadline(selling)]).toEqual(['Dine with your pass', null])
})
