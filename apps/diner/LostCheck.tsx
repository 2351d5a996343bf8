import { type ReactNode, useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { getTableTickets, getVenueTicket } from '../../features/bill/api.ts'
import type { CheckAddress } from '../../features/diner/address.ts'
import { LoadingCheck } from '../../features/diner/CheckScreen.tsx'
import { CodeEnded } from '../../features/diner/screens/CodeEnded.tsx'
import { paidBy } from '../runtime/payments/records/paidMark.ts'
import { afterSending } from '../runtime/payments/records/tabLocks.ts'
import { Redirect, useHref } from '../runtime/routing/links.tsx'
import { receipt, success } from './addresses.ts'
import { doneHref, getReturnUrl } from './checkLinks.ts'
import { attemptToShow, ownCheck } from './lostPayment.ts'
import { attemptsToPay } from './paidCheck.ts'
import { paymentApi } from './paymentApi.ts'

// A check that cannot be opened, or no longer. Most can be: this is loaded when it is needed.

type Props = { address: CheckAddress }

/** The visit of the table is over: nothing of its bills is shown, also not of those that this page has read. */
export function EndedCode({ address, refused = null }: Props & { readonly refused?: string | null }) {
  const href = useHref()
  const { mutate } = useSWRConfig()
  const isByTable = address.ticket === ''
  useEffect(() => {
    // The read of this page's own address has been refused.
    const { path } = isByTable ? getVenueTicket : getTableTickets
    void mutate((key) => Array.isArray(key) && key[0] === path, undefined, { revalidate: false })
  }, [mutate, isByTable])
  const own = ownCheck(address)
  return (
    <UnresolvedCheck address={address}>
      <CodeEnded
        receiptHref={own === null ? null : href(receipt, { ticket: own })}
        returnUrl={getReturnUrl(address)}
        doneHref={doneHref()}
        refused={refused}
      />
    </UnresolvedCheck>
  )
}

/** Milliseconds until a diner without a check is sent back. */
const returnsAfter = 3_500

/** Sends the diner back to where they came from, after a moment. */
function ReturnsBy({ href }: { readonly href: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(href), returnsAfter)
    return () => clearTimeout(timer)
  }, [href])
  return null
}

/** There is no such check: a diner with a return address is sent back, unless a payment of it is found. */
export function MissingCheck({ address, children }: UnresolvedProps) {
  const returnUrl = getReturnUrl(address)
  return (
    <UnresolvedCheck address={address}>
      {children}
      {returnUrl !== null && <ReturnsBy href={returnUrl} />}
    </UnresolvedCheck>
  )
}

type UnresolvedProps = Props & { readonly children: ReactNode }

/** The till no longer lists the check: an unresolved attempt may have paid it, so it is looked up before anything else is said. */
function UnresolvedCheck({ address, children }: UnresolvedProps) {
  const [attempts] = useState(() => attemptsToPay(address))
  /** Null before the attempts are looked up. */
  const [shown, setShown] = useState<{ readonly key: string | null } | null>(() => (attempts.length === 0 ? { key: null } : null))
  useEffect(() => {
    if (attempts.length === 0) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    void attemptToShow(attempts, (key) => afterSending(key, () => paymentApi.lookUp(key, { signal }))).then((key) => {
      if (!signal.aborted) setShown({ key })
    })
    return () => leaving.abort()
  }, [attempts])
  if (!shown) return <LoadingCheck />
  return shown.key === null ? children : <Redirect to={success} search={paidBy(shown.key)} />
}
