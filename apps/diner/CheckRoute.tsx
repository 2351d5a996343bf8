import { useVenueCountry } from '../../features/shared/money/country.ts'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { getTableTickets, getTipHabit, getVenue, getVenueTicket } from '../../features/bill/api.ts'
import { type CheckAddress, checkAddress } from '../../features/diner/address.ts'
import { LoadingCheck } from '../../features/diner/screens/LoadingCheck.tsx'
import { checkViewOf } from '../../features/diner/checkView.ts'
import { CheckScreen } from '../../features/diner/CheckScreen.tsx'
import { loading, mapRemote } from '../../features/shared/api/remote.ts'
import { FocusOnStepChange } from '../../features/shared/screens/FocusOnStepChange.tsx'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'
import { Redirect, useHref } from '../runtime/routing/links.tsx'
import { signOut, useSignedIn } from '../runtime/session/session.ts'
import { useLongWait } from '../runtime/flow/useLongWait.ts'
import { useRead } from '../runtime/api/useRead.ts'
import { doneHref } from './doneHref.ts'
import { returnUrlOf } from './returnUrlOf.ts'
import useSWR from 'swr'
import type { TipHabit } from '../../features/bill/tipHabit.ts'
import { readKey } from '../runtime/api/Reads.tsx'
import { readTipHabit } from '../runtime/payments/tipHabit.ts'

/** Read once: whoever pays has seen the tip that it selected. Null until then, which is soon. */
function useTipHabit(isAsked: boolean): TipHabit | null {
  const key = isAsked ? readKey(getTipHabit, {}, true) : null
  const { data } = useSWR(key, () => readTipHabit(), { revalidateIfStale: false, revalidateOnReconnect: false })
  return data ?? null
}

/** Milliseconds until a diner without a check is sent back. */
const returnsAfter = 3_500

const Loading = () => <LoadingCheck />

/** A check to pay. */
export const OpenCheck = lazyComponent(async () => (await import('./OpenCheck.tsx')).OpenCheck, Loading)

/** In the same script. */
const UnresolvedCheck = lazyComponent(async () => (await import('./OpenCheck.tsx')).UnresolvedCheck, Loading)

/** Sends the diner back to where they came from, after a moment. */
function ReturnsBy({ href }: { readonly href: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(href), returnsAfter)
    return () => clearTimeout(timer)
  }, [href])
  return null
}

/** A check at the till that the address names, to pay. */
export function CheckRoute() {
  const address = z.parse(checkAddress, useSearch({ strict: false }))
  return (
    <FocusOnStepChange stepKey={address.ticket}>
      <CheckAt address={address} />
    </FocusOnStepChange>
  )
}

function CheckAt({ address }: { readonly address: CheckAddress }) {
  const { venue, ticket, ofTable, signedIn } = useCheck(address)
  const href = useHref()
  const { pathname } = useLocation()
  const view = checkViewOf({
    number: address.ticket,
    venue: venue?.read ?? null,
    ticket: ticket?.read ?? null,
    ofTable: ofTable?.read ?? null,
    signedIn,
  })
  const onTryAgain = useLongWait(view.status === 'loading')
  const returnUrl = returnUrlOf(address)

  const readAgain = () => [venue, ticket, ofTable].forEach((each) => each?.readAgain())
  if (view.status === 'signInFirst') return <Redirect to="/login" search={{ ...address, from: pathname }} />
  if (view.status === 'open') {
    const { number } = view
    return (
      <OpenCheck
        key={`${address.pos} ${address.location} ${number}`}
        address={{ ...address, ticket: number }}
        venue={view.venue}
        ticket={view.ticket}
        onReadAgain={readAgain}
      />
    )
  }
  const screen = (
    <CheckScreen
      view={view}
      returnUrl={returnUrl}
      doneHref={doneHref()}
      hrefOf={({ code }) => href('/', { ...address, ticket: code })}
      onRetry={readAgain}
      onTryAgain={onTryAgain}
      onSignOut={signedIn ? signOut : null}
    />
  )
  if (view.status !== 'notFound') return screen
  return (
    <UnresolvedCheck key={`${address.pos} ${address.location} ${address.ticket}`} address={address}>
      {screen}
      {returnUrl !== null && <ReturnsBy href={returnUrl} />}
    </UnresolvedCheck>
  )
}

/** Reads the restaurant first, and then the check or those of the table. */
function useCheck({ pos, location, ticket: number, table }: CheckAddress) {
  const signedIn = useSignedIn()
  const isNamed = pos !== '' && location !== ''
  const venueRead = useRead(getVenue, isNamed ? { path: { posSlug: pos, location } } : null)
  const isHabitAsked = isNamed && signedIn
  const ownHabit = useTipHabit(isHabitAsked)
  // The habit selects the first tip, so the check waits for it.
  const isWaiting = isHabitAsked && ownHabit === null
  const withHabit = mapRemote(venueRead.read, (value) => ({ ...value, tip: { ...value.tip, habit: ownHabit ?? value.tip.habit } }))
  const venue = { ...venueRead, read: isWaiting ? loading : withHabit }
  const place = venueRead.read.status === 'ready' ? venueRead.read.value : null
  useVenueCountry(place?.country)
  const projectId = place && (signedIn || !place.membersOnly) ? place.projectId : null
  const at = { posSlug: pos, locationId: place?.locationId ?? null }
  const ticket = useRead(
    getVenueTicket,
    projectId !== null && number !== '' ? { path: { projectId, ticket: number }, query: { ...at, payAmount: null } } : null,
  )
  const ofTable = useRead(
    getTableTickets,
    projectId !== null && number === '' && table !== '' ? { path: { projectId }, query: { ...at, table } } : null,
  )
  return {
    venue: isNamed ? venue : null,
    ticket: number === '' ? null : ticket,
    ofTable: number === '' && table !== '' ? ofTable : null,
    signedIn,
  }
}
