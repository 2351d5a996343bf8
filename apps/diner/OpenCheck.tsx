import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { getTableTickets, getVenue, getVenueTicket } from '../../features/bill/api.ts'
import { changedBill } from '../../features/bill/paying/changedBill.ts'
import { LoadingCheck } from '../../features/diner/CheckScreen.tsx'
import type { Ticket } from '../../features/bill/ticket.ts'
import { lookUpPayment } from '../../features/diner/api.ts'
import type { CheckAddress } from '../../features/diner/address.ts'
import type { PaidVenue } from '../../features/bill/venue.ts'
import { DinerCheckoutScreen } from '../../features/diner/DinerCheckoutScreen.tsx'
import {
  type CheckPayment,
  firstChoice,
  getCheckAmounts,
  getPaying,
  nothingChosen,
  savedChoice,
  isSameCheck,
} from '../../features/diner/checkToPay.ts'
import { isForeign } from '../../features/payment/attempt/attempt.ts'
import { paymentAlone } from '../../features/payment/attempt/paymentAlone.ts'
import { isChoosing, isRefused } from '../../features/payment/attempt/paymentState.ts'
import type { BillChoice } from '../../features/bill/sums/billAmounts.ts'
import { isReadOf, answerInCache } from '../runtime/api/useRead.tsx'
import { afterSending } from '../runtime/payments/records/tabLocks.ts'
import { useSaved } from '../runtime/storage/saved.ts'
import { usePaymentPage } from '../runtime/payments/usePaymentPage.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { Redirect, useGo, useHref } from '../runtime/routing/links.tsx'
import { attemptToShow, attemptsToPay, paymentOf, showPayment } from './paidCheck.ts'
import { createCheckPayment, paymentApi } from './paymentApi.ts'
import { getReturnUrl } from './checkLinks.ts'
import { check, receipt, signIn, success } from './addresses.ts'

type Props = { address: CheckAddress; venue: PaidVenue; ticket: Ticket; onReadAgain: () => void }

export function OpenCheck({ address, venue, ticket, onReadAgain }: Props) {
  const [seen] = useState(ticket)
  const [now] = useState(() => new Date())
  // A guest who signs in on the way comes back to what they had chosen.
  const [saved, save] = useSaved(`flow.diner.${address.pos}.${address.location}.${address.ticket}`, savedChoice, nothingChosen)
  const [choice, setChoice] = useState<BillChoice>(() => firstChoice(ticket, venue, now, saved))
  const getAmounts = (of: Ticket) => getCheckAmounts(of, venue, choice, now)
  const payment = useCheckPayment({
    address,
    venue,
    seen,
    ticket,
    amounts: getAmounts(ticket),
    onReadAgain,
    onPaid: () => save(nothingChosen),
  })
  // While a payment runs, the page keeps the bill that it pays: what is read then may have been paid by it.
  const [shown, setShown] = useState(ticket)
  if (isChoosing(payment.state) && shown !== ticket) setShown(ticket)
  const href = useHref()
  const signedIn = useSignedIn()
  // The page shows every payment of its check but that of a diner who has signed out.
  const [first] = payment.state.status === 'earlierPaid' ? payment.state.attempts : []
  const isOfAnother = first !== undefined && !isForeign(first) && isSameCheck(first, address)
  return (
    <DinerCheckoutScreen
      venue={venue}
      ticket={shown}
      change={changedBill(seen, shown)}
      choice={choice}
      amounts={getAmounts(shown)}
      onChoice={(next) => {
        save({ part: next.part, tip: next.tip })
        setChoice(next)
      }}
      payment={payment}
      signInHref={signedIn ? null : href(signIn, { ticket: address.ticket, from: check.fullPath })}
      returnUrl={getReturnUrl(address)}
      onPayerLeft={
        isOfAnother
          ? () => {
              payment.send({ type: 'unresolvedLeft' })
              onReadAgain()
            }
          : null
      }
      receiptHref={paymentOf(address) === null ? null : href(receipt, { ticket: address.ticket })}
    />
  )
}

type Asked = Props & { readonly seen: Ticket; readonly amounts: ReturnType<typeof getCheckAmounts>; readonly onPaid: () => void }

function useCheckPayment({ address, venue, seen, ticket, amounts, onReadAgain, onPaid }: Asked) {
  const go = useGo()
  const { mutate } = useSWRConfig()
  const [surface] = useState(() => paymentAlone<CheckPayment>())
  const { payment } = usePaymentPage({
    surface,
    storageKey: 'payment.diner',
    ...createCheckPayment(address),
    calls: {},
    handlers: {
      showPaid: ({ paid: { attempt, receipt, isEarlier } }) => {
        const { key } = attempt
        onPaid()
        showPayment(address, key, { isNew: !isEarlier })
        void mutate(...answerInCache(lookUpPayment, { path: { key } }, false, { outcome: 'paid', receipt }))
        void mutate(isReadOf([getVenue, getVenueTicket, getTableTickets]))
        go(success, { ticket: address.ticket }, { replace: true })
        return undefined
      },
      showNotPaid: () => undefined,
    },
    view: () => ({ paying: getPaying(address, venue, ticket, amounts, seen), payer: null, cards: venue.cards, venueKey: venue.stripeKey }),
  })

  // The server may have newer data than this page: another guest may have paid, for example.
  const refused = isRefused(payment.state)
  const readAgain = useEffectEvent(onReadAgain)
  useEffect(() => {
    if (refused) readAgain()
  }, [refused])
  return payment
}

type UnresolvedProps = Pick<Props, 'address'> & { readonly children: ReactNode }

/** The till no longer lists the check: an unresolved attempt may have paid it, so it is looked up before anything else is said. */
export function UnresolvedCheck({ address, children }: UnresolvedProps) {
  const [attempts] = useState(() => attemptsToPay(address))
  /** Null before the attempts are looked up. */
  const [shown, setShown] = useState<{ readonly key: string | null } | null>(() => (attempts.length === 0 ? { key: null } : null))
  const onFound = useEffectEvent((key: string | null) => {
    if (key !== null) showPayment(address, key, { isNew: false })
    setShown({ key })
  })
  useEffect(() => {
    if (attempts.length === 0) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    void attemptToShow(attempts, (key) => afterSending(key, () => paymentApi.lookUp(key, { signal }))).then((key) => {
      if (!signal.aborted) onFound(key)
    })
    return () => leaving.abort()
  }, [attempts])
  if (!shown) return <LoadingCheck />
  return shown.key === null ? children : <Redirect to={success} search={{}} />
}
