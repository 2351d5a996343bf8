import { useLocation } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { getVenue } from '../../features/bill/api.ts'
import type { OrderLink, PosState } from '../../features/pos/pos.ts'
import type { Around } from '../../features/pos/screens/around.ts'
import { PosScreen } from '../../features/pos/PosScreen.tsx'
import { recordedOf } from '../../features/pos/recorded.ts'
import { savedPos } from '../../features/pos/saved.ts'
import { canGoBack, transition } from '../../features/pos/transition.ts'
import { begin } from '../../features/pos/transitions/earlier.ts'
import { call } from '../runtime/api/call.ts'
import { firstTouch } from '../runtime/page/firstTouch.ts'
import { LoadPayments } from '../runtime/payments/loadPayments.ts'
import { createPaymentGateway } from '../runtime/payments/paymentGateway.ts'
import { useDoubleTapGuard } from '../runtime/payments/useDoubleTapGuard.ts'
import { usePayments } from '../runtime/payments/usePayments.tsx'
import { onSignedOut } from '../runtime/session/session.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { token } from '../runtime/session/token.ts'
import { useBackSteps } from '../runtime/flow/useBackSteps.ts'
import { useFlow } from '../runtime/flow/useFlow.ts'
import { useSignedIn } from '../runtime/session/useSignedIn.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { LazyScreens } from './LazyScreens.tsx'
import { callsWith, handlers } from './commands.ts'
import { readLink } from './link.ts'
import { forgetWhenPaid } from './paidBefore.ts'
import { unresolvedPayments } from './unresolved.ts'

/** The bill of the address. Another address is another visit. */
export function PosRoute() {
  const { searchStr } = useLocation()
  return <PosVisit key={searchStr} search={searchStr} />
}

const hasToken = () => token() !== null

/** The stages at which a card may be typed; the bank's question needs the provider too. */
const needsProvider = ({ status }: PosState): boolean =>
  ['redeemCredit', 'addCredit', 'review', 'addingCard', 'checking', 'paying', 'authenticating', 'paymentUnknown'].includes(status)

function PosVisit({ search }: { search: string }) {
  const [link] = useState(() => readLink(search))
  const storageKey = `flow.pos.${link.posSlug}.${link.location}.${link.ticket}`
  useState(() => forgetWhenPaid(storageKey))
  const [watch] = useState(() => unresolvedPayments.watch(storageKey))
  const loadPayments = use(LoadPayments)
  const [gateway] = useState(() => createPaymentGateway(loadPayments))
  const { state, send, now } = useFlow({
    begin: () => begin(unresolvedPayments.list(), { opening: { link, keep: null, notice: null }, isSignedIn: hasToken() }),
    transition,
    calls: callsWith(gateway),
    handlers,
    persist: {
      storage: tabStorage,
      storageKey,
      saved: savedPos({ link, isSignedIn: hasToken, earlier: unresolvedPayments.list }),
      onSave: (saved) => watch.saved(recordedOf(saved), { isEarlier: saved.status === 'unresolvedPayment' }),
    },
    reloaded: { type: 'reloaded' },
  })
  const { card } = usePayments(gateway, needsProvider(state), 'visit' in state ? state.visit.venue.stripeKey : null, () =>
    send({ type: 'cardChanged' }),
  )
  const around = useAround(link, state)
  useDoubleTapGuard(state.status === 'review')
  useBackSteps(state.status, canGoBack(state), () => {
    send({ type: 'back' })
    return canGoBack(now())
  })
  const onTryAgain = useLongWait(state.status === 'loading')
  // A diner who is signed in needs them as soon as the bill is read.
  useEffect(() => void (hasToken() ? LazyScreens.prefetch() : firstTouch.then(LazyScreens.prefetch)), [])
  useEffect(() => onSignedOut(() => send({ type: 'signedOut' })), [send])
  useEffect(() => {
    if (recordedOf(state) === null) watch.shown({ isPaid: state.status === 'success' || state.status === 'earlierPaid' })
  }, [watch, state])
  return (
    <PosScreen
      state={state}
      send={send}
      around={around}
      card={card}
      newKey={unresolvedPayments.newKey}
      lazyScreens={LazyScreens}
      onTryAgain={onTryAgain}
    />
  )
}

/** The restaurant's logo and purchase page: the diner's own reading of the venue, else what a guest may read of it (POS-02). */
function useAround({ posSlug, location }: OrderLink, state: PosState): Around {
  const isGuest = state.status === 'login' && posSlug !== '' && location !== ''
  const isSignedIn = useSignedIn()
  const [forGuests, setForGuests] = useState<Pick<Around, 'logo' | 'purchasePage'> | null>(null)
  useEffect(() => {
    if (!isGuest) return
    const left = new AbortController()
    void call(getVenue, { path: { posSlug, location } }, { signal: left.signal }).then((answer) => {
      if (answer.ok && !left.signal.aborted) setForGuests(answer.value)
    })
    return () => left.abort()
  }, [isGuest, posSlug, location])
  const venue = 'visit' in state ? state.visit.venue : state.status === 'loading' ? state.venue : null
  const { logo, purchasePage } = venue ?? forGuests ?? { logo: null, purchasePage: null }
  return { logo, purchasePage, isSignedIn }
}
