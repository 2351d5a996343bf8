import { LoadingPos } from '../../features/pos/LoadingPos.tsx'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type OrderLink, namesBill } from '../../features/pos/link.ts'
import { FocusOnStepChange } from '../../features/shared/screens/Screen.tsx'
import { firstTouch } from '../../ui/firstTouch.ts'
import { lazyComponent } from '../runtime/routing/lazyComponent.tsx'
import { token } from '../runtime/session/token.ts'
import { useSignedIn } from '../runtime/session/session.ts'
import { deviceStorage, tabStorage } from '../runtime/storage/storage.ts'
import { readLink, unresolvedName } from './link.ts'
import { SignInToPay } from './SignInToPay.tsx'

/** Everything that follows the sign-in. */
const PosVisit = lazyComponent(
  async () => (await import('./PosVisit.tsx')).PosVisit,
  () => <LoadingPos />,
)

const hasUnresolved = () => [deviceStorage, tabStorage].some((storage) => storage.list(`${unresolvedName}.`).length > 0)

/** A guest signs in first, unless the link names no bill, or this device has a payment without a known outcome. */
const opensAtOnce = (link: OrderLink): boolean => token() !== null || !namesBill(link) || hasUnresolved()

/** Loads what the page shows first: until then its shell stays. */
export const loadPage = (search: string): Promise<void> | undefined => (opensAtOnce(readLink(search)) ? PosVisit.preload() : undefined)

/** The bill of the address. Another address is another visit. */
export function PosRoute() {
  const { searchStr } = useLocation()
  return <Order key={searchStr} search={searchStr} />
}

function Order({ search }: { search: string }) {
  const [link] = useState(() => readLink(search))
  const [isOpen, setIsOpen] = useState(() => opensAtOnce(link))
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (isSignedIn) void PosVisit.preload().then(() => setIsOpen(true))
    else void firstTouch.then(PosVisit.preload)
  }, [isSignedIn])
  return (
    <FocusOnStepChange stepKey={isOpen ? 'visit' : 'signIn'}>
      {isOpen ? <PosVisit link={link} /> : <SignInToPay link={link} hasExpired={false} />}
    </FocusOnStepChange>
  )
}
