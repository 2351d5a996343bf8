import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import { namesBill } from '../../features/pos/visit.ts'
import { FocusOnStepChange } from '../../features/shared/screens/FocusOnStepChange.tsx'
import { firstTouch } from '../../ui/firstTouch.ts'
import { Reads } from '../runtime/api/Reads.tsx'
import { lazyComponent } from '../runtime/page/lazyComponent.tsx'
import { useSignedIn } from '../runtime/session/useSignedIn.ts'
import { deviceStorage, tabStorage } from '../runtime/storage/storage.ts'
import { readLink, unresolvedName } from './link.ts'
import { ReadBill } from './ReadBill.tsx'

/** Everything that follows the sign-in. */
export const PosVisit = lazyComponent(
  async () => (await import('./PosVisit.tsx')).PosVisit,
  () => <LoadingPos />,
)

/** The bill of the address. Another address is another visit. */
export function PosRoute() {
  const { searchStr } = useLocation()
  return <Order key={searchStr} search={searchStr} />
}

const hasUnresolved = () => [deviceStorage, tabStorage].some((storage) => storage.list(`${unresolvedName}.`).length > 0)

function Order({ search }: { search: string }) {
  const [link] = useState(() => readLink(search))
  const isSignedIn = useSignedIn()
  // A guest signs in first, unless the link names no bill, or this device has a payment without a known outcome.
  const [isOpen, setIsOpen] = useState(() => !namesBill(link) || hasUnresolved())
  if (isSignedIn && !isOpen) setIsOpen(true)
  useEffect(() => void (isOpen ? PosVisit.preload() : firstTouch.then(PosVisit.preload)), [isOpen])
  return (
    <FocusOnStepChange stepKey={isOpen ? 'visit' : 'signIn'}>
      {isOpen ? (
        <PosVisit link={link} />
      ) : (
        <Reads>
          <ReadBill link={link} hasExpired={false} send={() => undefined} />
        </Reads>
      )}
    </FocusOnStepChange>
  )
}
