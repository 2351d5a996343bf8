import { describe, expect, it } from 'vitest'
import { answered, failed, refused } from '../shared/api/answers/answer.ts'
import { cents } from '../shared/money/money.ts'
import { type Offerings, hashOf } from './panel.ts'
import { type PurchaseEvent, type PurchaseState, savedPurchase } from './purchase.ts'
import { hostHeadline } from './storeMessages.ts'
import { draft, giftTiers, openAmount, panel, panelWith, reading, tiersAt } from './examples/panel.ts'
import { begin, transition } from './transition.ts'

const after = (state: PurchaseState, ...events: readonly PurchaseEvent[]): PurchaseState =>
  events.reduce((before, event) => transition(before, event)[0], state)

const today = '2027-04-30'
const visit = { ...reading, spend: cents(5_000), draft: { tab: 'cash', promoCode: 'WELCOME5', amount: null } } as const
const [loading] = begin(visit)
const found = (what: PurchaseEvent & { readonly type: 'loadPanelAnswered' }) => after(loading, what)
const sold = (offerings: Offerings) => found({ type: 'loadPanelAnswered', answer: answered(panelWith(offerings)) })
const both = sold({ cash: openAmount, giftCards: giftTiers })
const tiers = sold({ cash: tiersAt([25, 30], [50, 60]), giftCards: openAmount })
const typing = after(both, { type: 'amountTyped', text: '30' })
const sending = after(both, { type: 'amountSubmitted', today })

const states = {
  loading,
  unknownProject: found({ type: 'loadPanelAnswered', answer: refused(null, 404) }),
  failed: found({ type: 'loadPanelAnswered', answer: refused('No.', 403) }),
  offline: found({ type: 'loadPanelAnswered', answer: failed({ kind: 'offline' }) }),
  planning: found({ type: 'loadPanelAnswered', answer: answered({ ...panel, sale: { status: 'planning' } }) }),
  soldOut: found({ type: 'loadPanelAnswered', answer: answered({ ...panel, sale: { status: 'soldOut' } }) }),
  tiers,
  both,
  typing,
  sending,
  leaving: after(sending, { type: 'createOptionAnswered', answer: answered({ kind: 'ico', id: 'ico-1' }) }),
} satisfies Readonly<Record<string, PurchaseState>>

const toGifts = { type: 'tabChosen', tab: 'giftCards' } as const
const code = { type: 'promoCodeTyped', text: 'SPRING' } as const

describe('a purchase page', () => {
  it.each(Object.entries(states))(
    'is read again after a reload, keeps what was typed, and can be restored from storage: %s',
    (_, state) => {
      const { slug, host, spend, draft } = state
      expect(transition(state, { type: 'reloaded' })).toEqual([
        { status: 'loading', slug, host, spend, draft },
        { type: 'loadPanel', slug: 'harbor' },
      ])
      expect(savedPurchase.read(JSON.parse(JSON.stringify(savedPurchase.toSave(state))))).toEqual({
        status: 'loading',
        slug,
        host,
        spend,
        draft,
      })
    },
  )

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
    expect(after(loading, toGifts)).toEqual({ ...loading, draft: { ...visit.draft, tab: 'giftCards' } })
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
    expect(transition(onlyCash, toGifts)).toEqual([onlyCash])
    expect(hashOf).toEqual({ cash: '#cash', giftCards: '#giftcards' })
  })

  it('PUR-06 keeps the typed code, and removes the refusal', () => {
    expect(after(tiers, code)).toEqual({ ...tiers, draft: { ...tiers.draft, promoCode: 'SPRING' } })
    expect(after(typing, code)).toMatchObject({ draft: { promoCode: 'SPRING', amount: '30' }, entry: { phase: 'typing' } })
    const refusedOnce = after(sending, { type: 'createOptionAnswered', answer: refused('No.') })
    expect(after(refusedOnce, code)).toMatchObject({ draft: { promoCode: 'SPRING' }, entry: { phase: 'idle' } })
  })

  it('PUR-08 checks an amount once', () => {
    expect(after(typing, { type: 'amountDue' })).toMatchObject({ draft: { amount: '30' }, entry: { phase: 'idle' } })
    for (const state of [both, sending]) expect(transition(state, { type: 'amountDue' })).toEqual([state])
  })

  it('PUR-06 PUR-11 PUR-12 sends the amount with the current code and the promotion that runs, and opens the checkout', () => {
    expect(transition(both, { type: 'amountSubmitted', today })[1]).toEqual({
      type: 'createOption',
      tab: 'cash',
      amount: 5_000,
      promoCode: 'WELCOME5',
      promotionSlug: 'SPRING',
    })
    expect(transition(both, { type: 'amountSubmitted', today: '2027-05-01' })[1]).toMatchObject({ promotionSlug: null })
    const plain = found({ type: 'loadPanelAnswered', answer: answered({ ...panel, promotion: null }) })
    expect(transition(after(plain, { type: 'promoCodeTyped', text: ' ' }), { type: 'amountSubmitted', today })[1]).toMatchObject({
      promoCode: null,
      promotionSlug: null,
    })
    const option = { kind: 'ico', id: 'ico-1' } as const
    expect(transition(sending, { type: 'createOptionAnswered', answer: answered(option) })).toMatchObject([
      { status: 'leaving', option },
      { type: 'openCheckout', option, promoCode: 'WELCOME5' },
    ])
  })
})

const selling = { ...reading, panel, offering: tiersAt([50, 60]), other: giftTiers }

it('ENT-06 the give host asks to give only if gift cards are sold', () => {
  expect(hostHeadline({ ...selling, host: 'give' })).toBe('Give a good meal')
  expect(hostHeadline({ ...selling, host: 'give', draft: { ...draft, tab: 'giftCards' }, offering: giftTiers, other: null })).toBe(
    'Give a good meal',
  )
  expect(hostHeadline({ ...selling, host: 'give', other: null })).toBeNull()
  expect([hostHeadline({ ...selling, host: 'pass', other: null }), hostHeadline(selling)]).toEqual(['Dine with your pass', null])
})
