import { useAddress } from '../runtime/page/address.tsx'
import { useEffect, useState } from 'react'
import { FocusOnStepChange } from '../../features/shared/screens/Screen.tsx'
import { firstTouch } from '../../ui/lazy/firstTouch.ts'
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx'
import { useSignedIn } from '../runtime/session/session.ts'
import { readLink } from './link.ts'
import { opensAtOnce } from './opening.ts'
import { SignInToPay } from './SignInToPay.tsx'

/** Everything that follows the sign-in. */
const PosVisit = lazyComponent(async () => (await import('./PosVisit.tsx')).PosVisit)

/** Loads what the page shows first: until then its shell stays. */
export const loadPage = (search: string): Promise<void> | undefined => (opensAtOnce(search) ? PosVisit.preload() : undefined)

/** The bill of the address. Another bill is another visit. */
export function PosRoute() {
  const { search } = useAddress()
  return <Order key={JSON.stringify(readLink(search))} search={search} />
}

function Order({ search }: { search: string }) {
  const [link] = useState(() => readLink(search))
  const [isOpen, setIsOpen] = useState(() => opensAtOnce(search))
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (isSignedIn) void PosVisit.preload().then(() => setIsOpen(true))
    else void firstTouch.then(PosVisit.preload)
  }, [isSignedIn])
  return (
    <FocusOnStepChange stepKey={isOpen ? 'visit' : 'signIn'}>
      {isOpen ? <PosVisit link={link} /> : <SignInToPay link={link} />}
    </FocusOnStepChange>
  )
}
