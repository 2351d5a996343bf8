import { useEffect, use, useState } from 'react'
import { getSubscriptions, getCurrentUser } from '../../features/checkout/api.ts'
import { orderIn } from '../../features/checkout/order.ts'
import { withAnswer } from '../../features/shared/api/endpoint.ts'
import { SupportLink } from '../../features/shared/screens/SupportLink.tsx'
import { SubscriptionScreen } from '../../features/subscription/SubscriptionScreen.tsx'
import { SignInPage } from '../runtime/account/SignInPage.tsx'
import { Reads, useRead } from '../runtime/api/useRead.tsx'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { currencyOr } from '../runtime/money.ts'
import { useSignedIn } from '../runtime/session/session.ts'
import { reportStep } from '../runtime/page/report.ts'
import { pageLinks, subscribeHref } from './pageLinks.ts'
import { type Answer, answered } from '../../features/shared/api/answers/answer.ts'
import * as api from '../../features/subscription/api.ts'
import { type Change, type OwnSubscription, changeOf, confirming, isPaid } from '../../features/subscription/ownSubscription.ts'
import { OwnSubscriptionsScreen } from '../../features/subscription/OwnSubscriptionsScreen.tsx'
import { callSignedIn } from '../runtime/api/callSignedIn.ts'
import { useWriteBy } from '../runtime/api/useWrite.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { LoadPayments, askGateway, lazyGateway, usePayments } from '../runtime/payments/gateway/usePayments.tsx'

type SubscriptionRouteProps = {
  /** Whether it shows the member's own subscriptions, and not those on sale. */
  isOwn: boolean
  promoCode: string | null
}

/** The member's own subscriptions, or the choice of one, if the address names none. */
export const SubscriptionRoute = ({ isOwn, promoCode }: SubscriptionRouteProps) => (
  <Reads>{isOwn ? <OwnSubscriptionsRoute /> : <Choice promoCode={promoCode} />}</Reads>
)

function Choice({ promoCode }: Pick<SubscriptionRouteProps, 'promoCode'>) {
  const ordered = withAnswer(getSubscriptions, (sold) => sold.map(orderIn(currencyOr())))
  const { read, readAgain } = useRead(ordered, { query: { promoCode } })
  const onTryAgain = useLongWait(read.status === 'loading')
  useEffect(() => reportStep('subscription_choice_status', { status: read.status }), [read.status])
  return (
    <SubscriptionScreen
      subscriptions={read}
      hrefOf={(option) => subscribeHref(option, promoCode)}
      links={pageLinks()}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
    />
  )
}

/** The subscriptions of the member. Who is not signed in signs in here, and stays at this address. */
const OwnSubscriptionsRoute = () =>
  useSignedIn() ? (
    <OwnSubscriptions />
  ) : (
    <SignInPage intro="Sign in to see or cancel your subscription. No password yet? Set one by “Forgot your password?”. If you can’t sign in, ask our support to cancel it.">
      <SupportLink />
    </SignInPage>
  )

/** Milliseconds until a charge in progress is read again. */
const untilNext = 3_000

/** The names of a saved card and of a typed one are both the gateway's. */
type MakeCard = (change: Extract<Change, { to: 'card' }>) => Promise<Answer<{ readonly id: string }>>

/** A change sets a state: sent twice, it is the same. A card may be charged at once, so that its request has a key. */
async function send(change: Change, key: string, makeCard: MakeCard): Promise<Answer<OwnSubscription>> {
  const path = { id: change.id }
  switch (change.to) {
    case 'cancel':
      return callSignedIn(api.cancelSubscription, { path })
    case 'renew': {
      const { amount, nextCharge } = change.agreed
      return callSignedIn(api.keepSubscription, { path, body: { amount_to_charge: amount, next_charge_on: nextCharge } })
    }
    case 'price': {
      const { amount, from } = change.agreed
      const body = { amount_to_charge: amount, charged_from: from, renewal_consent: change.consent }
      return callSignedIn(api.agreeToPrice, { path, body })
    }
    case 'card': {
      const made = await makeCard(change)
      if (!made.ok) return made
      const { text, chargedNow } = change.mandate
      const body = { payment_method_id: made.value.id, mandate: text, amount_to_charge: chargedNow }
      // A card that is typed again is another one.
      return callSignedIn(api.changeCard, { path, body }, { key: `${key}.${made.value.id}` })
    }
  }
}

/** The payment gateway, and the saved cards, which are read once the member wants to give one. */
function useCards(wanted: boolean) {
  const loadPayments = use(LoadPayments)
  const [openGateway] = useState(() => lazyGateway(loadPayments))
  const { read } = useRead(getCurrentUser, wanted ? {} : null)
  const member = read.status === 'ready' ? read.value : null
  const makeCard: MakeCard = async ({ card: method }) =>
    method.kind === 'savedCard'
      ? answered({ id: method.id })
      : askGateway(openGateway, ({ provider }) => provider.makePaymentMethod({ method, payer: member }))
  // Without an answer a card can still be typed.
  return { openGateway, makeCard, cards: read.status === 'loading' ? ('loading' as const) : (member?.cards ?? []) }
}

/** The signed-in member's subscriptions with their charges, and each change of them. */
function OwnSubscriptions() {
  const { read, readAgain, update } = useRead(
    api.getOwnSubscriptions,
    {},
    { repeatAfter: (own) => (own.some(({ standing }) => standing.status === 'pastDue' && standing.unpaid.isRetried) ? untilNext : 0) },
  )
  const charges = useRead(api.getCharges, {}, { repeatAfter: (all) => (all.some(({ status }) => status === 'pending') ? untilNext : 0) })
  const onTryAgain = useLongWait(read.status === 'loading')
  const [question, setQuestion] = useState<{ readonly to: 'cancel' | 'card'; readonly id: string } | null>(null)
  const { openGateway, makeCard, cards } = useCards(question?.to === 'card')
  const changing = useWriteBy(async (change: Change, key) => confirming(change, await send(change, key, makeCard)), {
    of: ({ id }) => id,
    sets: true,
  })
  // A card that is corrected has not been refused.
  const onTyped = () => void (changing.submission.phase === 'refused' && changing.reset())
  const sent = changing.act && { ...changing.act.input, submission: changing.submission }
  const isPaidNow = read.status === 'ready' && read.value.some((each) => isPaid(sent, each))
  const changingCard = question?.to === 'card' && !isPaidNow ? question.id : null
  const { card } = usePayments(openGateway, changingCard !== null, null, onTyped)
  useEffect(() => reportStep('own_subscriptions_status', { status: read.status }), [read.status])

  /** A new question ends the news of the last change. */
  function begin(to: 'cancel' | 'card') {
    return (id: string | null) => {
      changing.reset()
      setQuestion(id === null ? null : { to, id })
    }
  }

  async function change(next: Change) {
    if (next.to !== question?.to) setQuestion(null)
    const answer = await changing.send(next)
    if (!answer?.ok) return
    update((own) => own.map((each) => (changeOf(next, each) ? answer.value : each)))
    setQuestion(null)
  }

  const isSending = changing.submission.phase === 'sending'
  useBackSteps(changingCard ?? '', changingCard !== null && !isSending, () => {
    begin('card')(null)
    return false
  })

  return (
    <OwnSubscriptionsScreen
      subscriptions={read}
      charges={charges.read}
      asked={question?.to === 'cancel' ? question.id : null}
      onAsk={begin('cancel')}
      changingCard={changingCard}
      onChangeCard={begin('card')}
      cardWays={{ cards, card }}
      change={sent}
      onChange={(next) => void change(next)}
      backHref={pageLinks().backHref}
      subscribeHref={subscribeHref(null, null)}
      onRetry={readAgain}
      onRetryCharges={charges.readAgain}
      onTryAgain={onTryAgain}
    />
  )
}
