import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { enterprises } from '../../.storybook/enterprises.ts'
import { mandateFor } from '../../features/subscription/mandate.ts'
import type { Change, ComingPrice, OwnSubscription } from '../../features/subscription/ownSubscription.ts'
import { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import type { SavedCard } from '../../features/payment/attempt/attempt.ts'
import { type Submission, idle, refusedWith, sending } from '../../features/shared/api/answers/answer.ts'
import { ready } from '../../features/shared/api/remote.ts'
import { cents } from '../../features/shared/money/money.ts'
import { ownSubscriptions } from '../../mocks/examples/checkout/ownSubscriptions.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { ownSubscriptionCardMeta } from './ownSubscriptionCardMeta.tsx'

const [enterprise] = enterprises
if (!enterprise) throw new Error('There is no enterprise.')

type Shown = Partial<Parameters<typeof OwnSubscriptionsScreen>[0]>

const markupOf = (shown: Shown): string =>
  renderToStaticMarkup(
    <EnterpriseProvider enterprise={enterprise}>
      <OwnSubscriptionsScreen {...ownSubscriptionCardMeta.args} {...shown} />
    </EnterpriseProvider>,
  )

const price: ComingPrice = ownSubscriptions.priceAsked.comingPrice
const changesOf = (of: OwnSubscription): readonly Change[] => [
  { id: of.id, to: 'cancel' },
  { id: of.id, to: 'renew', agreed: { amount: cents(4_000), nextCharge: '2026-12-21' } },
  { id: of.id, to: 'card', card: { kind: 'newCard' }, mandate: mandateFor(of, 'USD') },
  { id: of.id, to: 'price', agreed: price, consent: '' },
]
const lost: Submission = { phase: 'unknown', message: '' }

/** Every change of every example. */
const cases = Object.entries<OwnSubscription>(ownSubscriptions).flatMap(([name, of]) =>
  changesOf(of).map((change) => ({ name, to: change.to, of, change })),
)

/** The words that belong to one change. */
const news = { price: /agreed to the new price/i, card: /Your (?:new )?card (?:is changed|could not be charged)/ } as const

it.each(cases)('SUB-04 the news of a change are of that change alone: $name, $to', ({ of, change }) => {
  const markups = [idle, sending, refusedWith('Not now.'), lost].map((submission) =>
    markupOf({ subscriptions: ready([of]), change: { ...change, submission } }),
  )
  const ofOthers = Object.entries(news).filter(([to, words]) => to !== change.to && markups.some((markup) => words.test(markup)))
  expect(ofOthers).toEqual([])
})

it.each(cases)('SUB-04 what came of a change says nothing of another subscription: $name, $to', ({ of, change }) => {
  for (const at of [{}, { changingCard: of.id }, { asked: of.id }])
    for (const submission of [idle, refusedWith('Not now.'), lost]) {
      const sent = { ...change, id: 'another', submission }
      expect(markupOf({ subscriptions: ready([of]), ...at, change: sent })).toBe(
        markupOf({ subscriptions: ready([of]), ...at, change: null }),
      )
    }
})

const card = (id: string, brand: string, lastFour: string): SavedCard => ({ id, brand, lastFour, expires: { month: 12, year: 2030 } })

it('SUB-04 no saved card is chosen for the member: renewals by it need a press of their own', () => {
  const cards = [card('charged', 'Visa', '4242'), card('other', 'Mastercard', '4444')]
  const { active } = ownSubscriptions
  const markup = markupOf({ changingCard: active.id, cardWays: { ...ownSubscriptionCardMeta.args.cardWays, cards } })
  expect([...markup.matchAll(/<input[^>]*\schecked=""[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1])).toEqual(['newCard'])
})
