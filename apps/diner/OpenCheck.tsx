import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { type SeenSums, lowestSeen } from '../../features/bill/paying/billToPay.ts'
import { changedDue } from '../../features/payment/agreement.ts'
import type { Ticket } from '../../features/bill/ticket.ts'
import { lookUpPayment } from '../../features/bill/paid/api.ts'
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
  thingOf,
} from '../../features/diner/checkToPay.ts'
import { paymentAlone } from '../../features/payment/attempt/paymentAlone.ts'
import { isChoosing, refusalIn } from '../../features/payment/attempt/paymentState.ts'
import type { BillChoice } from '../../features/bill/sums/billAmounts.ts'
import { answerInCache, useReadAll } from '../runtime/api/useRead.tsx'
import { useSwitch } from '../runtime/page/switches.ts'
import { useSaved } from '../runtime/storage/saved.ts'
import { tabStorage } from '../runtime/storage/storage.ts'
import { paidBy } from '../runtime/payments/records/paidMark.ts'
import { usePaymentPage } from '../runtime/payments/usePaymentPage.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { token } from '../runtime/session/token.ts'
import { useGo, useHref } from '../runtime/routing/links.tsx'
import { madeNow, paymentOf } from './paidCheck.ts'
import { createCheckPayment } from './paymentApi.ts'
import { getReturnUrl } from './checkLinks.ts'
import { check, receipt, signIn, success } from './addresses.ts'

type Props = {
  address: CheckAddress
  venue: PaidVenue
  ticket: Ticket
  /**
   * The page of a code that has ended since the bill was read; false while it has not. A payment that runs comes to its end first, and
   * the page says why one was `refused`.
   */
  renderEnded: false | ((refused: string | null) => ReactNode)
  onReadAgain: () => void
}

const draftOf = ({ pos, location, ticket }: Pick<CheckAddress, 'pos' | 'location' | 'ticket'>) =>
  `flow.diner.${pos}.${location}.${ticket}` as const

export function OpenCheck({ address, venue, ticket, renderEnded, onReadAgain }: Props) {
  const [now] = useState(() => new Date())
  // A guest who signs in on the way comes back to what they had chosen.
  const [saved, save] = useSaved(draftOf(address), savedChoice, nothingChosen)
  const [choice, setChoice] = useState<BillChoice>(() => firstChoice(ticket, venue, now, saved))
  const getAmounts = (of: Ticket) => getCheckAmounts(of, venue, choice, now)
  const [opened] = useState(ticket)
  const sumsOf = (of: Ticket): SeenSums => ({ due: of.due, part: getAmounts(of).breakdown.paying })
  const [seen, setSeen] = useState(() => sumsOf(ticket))
  const payment = useCheckPayment({ address, venue, seen, ticket, amounts: getAmounts(ticket), onReadAgain })
  // While a payment runs, the page keeps the bill that it pays: what is read then may have been paid by it.
  const [shown, setShown] = useState(ticket)
  if (isChoosing(payment.state) && shown !== ticket) {
    setShown(ticket)
    setSeen(lowestSeen(seen, sumsOf(ticket)))
  }
  const href = useHref()
  const signedIn = useSignedIn()
  const maySplit = useSwitch('split')
  // The page shows every payment of its check but that of a diner who has signed out.
  const [first] = payment.state.status === 'earlierPaid' ? payment.state.attempts : []
  const isOfAnother = first?.isGone === true && first.thing === thingOf(venue, address)
  if (renderEnded && (isChoosing(payment.state) || payment.state.status === 'asking')) return renderEnded(refusalIn(payment.state))
  return (
    <DinerCheckoutScreen
      venue={venue}
      ticket={shown}
      change={changedDue(shown.due > seen.due ? seen : opened, shown)}
      choice={choice}
      maySplit={maySplit}
      amounts={getAmounts(shown)}
      onChoice={(next) => {
        save({ part: next.part, tip: next.tip })
        setChoice(next)
        // A part that is chosen now is one of the bill as it is shown now.
        if (next.part !== choice.part) setSeen({ due: seen.due, part: getCheckAmounts(shown, venue, next, now).breakdown.paying })
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

type Asked = Omit<Props, 'renderEnded'> & { readonly seen: SeenSums; readonly amounts: ReturnType<typeof getCheckAmounts> }

function useCheckPayment({ address, venue, seen, ticket, amounts, onReadAgain }: Asked) {
  const go = useGo()
  const { mutate } = useSWRConfig()
  const readAll = useReadAll()
  const [surface] = useState(() => paymentAlone<CheckPayment>())
  const { payment } = usePaymentPage({
    surface,
    storageKey: 'payment.diner',
    ...createCheckPayment(venue, address.ticket),
    calls: {},
    handlers: {
      showPaid: ({ paid: { attempt, receipt, isEarlier } }) => {
        const { key } = attempt
        const [pos = '', location = '', ticket = ''] = attempt.at
        tabStorage.remove(draftOf({ pos, location, ticket }))
        if (!isEarlier) madeNow.add(key)
        void mutate(...answerInCache(lookUpPayment, { path: { key } }, token() !== null, { outcome: 'paid', receipt }))
        readAll()
        go(success, { pos, location, ticket, ...paidBy(key) }, { replace: true })
        return undefined
      },
      showNotPaid: () => undefined,
    },
    view: () => ({ paying: getPaying(address, venue, ticket, amounts, seen), payer: null, cards: venue.cards, venueKey: venue.stripeKey }),
  })

  // The server may have newer data than this page: another guest may have paid, for example.
  const refused = refusalIn(payment.state) !== null
  const readAgain = useEffectEvent(onReadAgain)
  useEffect(() => {
    if (refused) readAgain()
  }, [refused])
  return payment
}
