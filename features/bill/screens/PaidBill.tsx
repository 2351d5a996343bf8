import type { ReactNode } from 'react'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage, type PublicPageProps } from '../../../ui/PublicPage/PublicPage.tsx'
import type { HeaderWays } from '../../../ui/PublicPage/HeaderLinks.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { placePicture } from '../../shared/screens/PlacePicture.tsx'
import { type Cents, type Currency, formatMoney } from '../../shared/money/money.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { type Answered, getPaymentMade } from '../paid/paymentMade.ts'
import type { AgreedBill } from '../paying/agreedBill.ts'
import { PaidSlip, type PaidSlipProps } from './PaidSlip.tsx'
import { useCashName } from './useCashName.ts'

type Props = Pick<PublicPageProps, 'sellerLogo' | keyof HeaderWays> & {
  slip: Omit<PaidSlipProps, 'made' | 'lineIds'>
  answered: Answered
  /** The agreement on this device; null if it does not have the payment. */
  agreed: AgreedBill | null
  /** The agreed charge to the card; null where this device does not know it. */
  agreedCharge: Cents | null
  currency: Currency
  /** The rest of the bill; null where it is not known, or not said. */
  rest: Cents | null
  title: string
  intro: string
  /** Whether somebody must act before all is done. @default false */
  waits?: boolean
  children: ReactNode
}

/** The page of a payment that was made, with its slip: a charge that was not agreed, what is still due, and what can be done. */
export function PaidBill(props: Props) {
  const { slip, answered, agreed, agreedCharge, currency, rest, title, intro, waits = false, children, ...page } = props
  const made = getPaymentMade(answered, agreed, currency, useCashName())
  const screen = (
    <Screen title={title} intro={intro}>
      <OtherCharge charged={answered.charged} agreed={agreedCharge} currency={currency} />
      {rest !== null && rest > 0 && <Alert tone="info" title={`${formatMoney(rest, currency)} of the bill is still due.`} />}
      {children}
    </Screen>
  )
  const waiting = () => (
    <Stack space="lg">
      <Illustration moment="waiting" />
      {screen}
    </Stack>
  )
  return (
    <PublicPage {...page} hero={placePicture(slip.brand ?? null)} slip={<PaidSlip {...slip} lineIds={agreed?.lineIds ?? []} made={made} />}>
      {waits ? waiting() : screen}
    </PublicPage>
  )
}
