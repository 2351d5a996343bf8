import { getVenue } from '../../features/bill/api.ts'
import { GuestPage, SignIn } from '../../features/pos/screens/GuestPage.tsx'
import { type OrderLink, namesBill } from '../../features/pos/link.ts'
import { SignInSteps } from '../runtime/account/SignInSteps.tsx'
import { Reads, useRead } from '../runtime/api/useRead.tsx'

type Props = { link: OrderLink }

/** The diner signs in before their data is read: a guest reads the restaurant's public data. */
export const SignInToPay = (props: Props) => (
  <Reads>
    <Steps {...props} />
  </Reads>
)

function Steps({ link }: Props) {
  const { posSlug, location } = link
  const { read } = useRead(getVenue, namesBill(link) ? { path: { posSlug, location } } : null)
  return (
    <GuestPage link={link} venue={read.status === 'ready' ? read.value : null}>
      <SignInSteps>{(signIn) => <SignIn {...signIn} />}</SignInSteps>
    </GuestPage>
  )
}
