import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { getGuest } from '../../features/managers/api.ts'
import { DinerProfileScreen } from '../../features/managers/DinerProfileScreen.tsx'
import { markUnanswered } from '../../features/managers/refund/unanswered.ts'
import { guestAddress } from '../../features/managers/search.ts'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { Redirect, useHref } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.tsx'
import { refundRecords } from './refund/refundRecords.ts'
import { useLocationAt } from './useLocationAt.ts'

export function DinerProfileRoute() {
  const { location_id, user_id } = z.parse(guestAddress, useSearch({ strict: false }))
  const isComplete = location_id !== '' && user_id !== ''
  const { read: location } = useLocationAt(location_id)
  const guest = useRead(getGuest, isComplete ? { path: { userId: user_id }, query: { location_id } } : null)
  const [recorded] = useState(() => refundRecords.list())
  const href = useHref()
  if (!isComplete) return <Redirect to={location_id === '' ? '/location-selection' : '/diner-selection'} search={{ location_id }} />
  return (
    <DinerProfileScreen
      location={location.status === 'ready' ? location.value : null}
      guest={mapRemote(guest.read, (known) => ({ ...known, transactions: markUnanswered(known.transactions, recorded) }))}
      hrefOf={({ id }) => href('/refund', { location_id, user_id, transaction_id: id })}
      guestsHref={href('/diner-selection', { location_id })}
      payHref={href('/enter-check-number', { location_id, user_id })}
      onRetry={guest.readAgain}
    />
  )
}
