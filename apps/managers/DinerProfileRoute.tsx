import { useState } from 'react'
import { getGuest } from '../../features/managers/api.ts'
import { DinerProfileScreen } from '../../features/managers/DinerProfileScreen.tsx'
import { markUnanswered } from '../../features/managers/refund/refund.ts'
import { mapRemote } from '../../features/shared/api/remote.ts'
import { useHref, usePageSearch } from '../runtime/routing/links.tsx'
import { useRead } from '../runtime/api/useRead.tsx'
import { unansweredRefunds } from './refund/refundRecords.ts'
import { dinerProfile, dinerSelection, enterCheck, refund } from './addresses.ts'
import { useLocationAt } from './useLocationAt.ts'

export function DinerProfileRoute() {
  const { location_id, user_id } = usePageSearch(dinerProfile)
  const { read: location } = useLocationAt(location_id)
  const guest = useRead(getGuest, { path: { userId: user_id }, query: { location_id } })
  const [recorded] = useState(unansweredRefunds)
  const href = useHref()
  return (
    <DinerProfileScreen
      location={location.status === 'ready' ? location.value : null}
      guest={mapRemote(guest.read, (known) => ({ ...known, transactions: markUnanswered(known.transactions, recorded) }))}
      hrefOf={({ id }) => href(refund, { location_id, user_id, transaction_id: id })}
      guestsHref={href(dinerSelection, { location_id })}
      payHref={href(enterCheck, { location_id, user_id })}
      onRetry={guest.readAgain}
    />
  )
}
