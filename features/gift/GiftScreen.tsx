import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Illustration } from '../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../ui/PublicPage/PublicPage.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { FailureScreen } from '../shared/screens/FailureScreen.tsx'
import { readFailureText } from '../shared/api/answers/failureText.ts'
import { FocusOnStepChange } from '../shared/screens/Screen.tsx'
import { placePicture } from '../shared/screens/PlacePicture.tsx'
import { StoreLinks } from '../shared/screens/StoreLinks.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import type { WaitProps } from '../shared/screens/Waiting.tsx'
import type { Device } from '../shared/device/device.ts'
import type { EndedGift as Ended, GiftView } from './gift.ts'
import { LoadingGift } from './screens/LoadingGift.tsx'
import { EndedSlip, GiftSlip, LoadingSlip, SealedSlip } from './screens/GiftSlip.tsx'
import { OpenGift, SealedGift } from './screens/OpenGift.tsx'
import { expiredText } from '../shared/gift/expiry.ts'
import { useAmountText } from './screens/useAmountText.ts'
import { BalanceDetails } from './screens/BalanceDetails.tsx'
import { InvitationPicture } from './screens/InvitationPicture.tsx'
import { NoGift } from './screens/NoGift.tsx'

type PartProps = { device: Device; explore: ReactNode }

const titles: Readonly<Record<Ended['state'], string>> = {
  redeemed: 'Your gift is in the app',
  expired: 'This gift has expired',
  cancelled: 'This gift is no longer valid',
}

function leadOf({ state, expiresOn }: Ended, what: string): string {
  const whoHelps = 'The person who sent it, or our support team, may be able to help.'
  switch (state) {
    case 'redeemed':
      return `${what} has been claimed. Open the app to spend it.`
    case 'expired':
      return `${expiredText(what, expiresOn)} ${whoHelps}`
    case 'cancelled':
      return `${what} was canceled, or sent again. If you have a newer message, open the gift from there. ${whoHelps}`
  }
}

function EndedGift({ gift, device, explore }: PartProps & { gift: Ended }) {
  const amount = useAmountText(gift)
  const what = amount === null ? 'This gift' : `This gift of ${amount}`
  const isInApp = gift.state === 'redeemed'
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Heading level={1}>{titles[gift.state]}</Heading>
        <Text>{leadOf(gift, what)}</Text>
      </Stack>
      {isInApp && <StoreLinks variant="solid" device={device} gift={gift} />}
      <SupportLink />
      {explore}
    </Stack>
  )
}

export type GiftScreenProps = WaitProps & {
  view: GiftView
  device: Device
  /** The address of this page, which the QR code holds unless the gift has one. */
  pageUrl: string
  restaurants: number | null
  map: ReactNode
  balance: ReactNode
  onRetry: () => void
  onOpen: () => void
}

export function GiftScreen(props: GiftScreenProps) {
  const { view, map, balance } = props
  const brand = 'gift' in view ? view.gift.brand : null
  return (
    <PublicPage hero={view.status !== 'noGift' && (placePicture(brand) ?? <Illustration moment="welcome" />)} slip={getSlip(view)}>
      <FocusOnStepChange stepKey={view.status === 'open' ? 'open' : ''}>
        <Stack space={view.status === 'noGift' ? 'lg' : 'xl'}>
          <Content {...props} />
          {view.status !== 'loading' && (
            <>
              <BalanceDetails>{balance}</BalanceDetails>
              <section id={locations}>
                <Section title="Where you can dine" printed={false}>
                  {map}
                </Section>
              </section>
            </>
          )}
        </Stack>
      </FocusOnStepChange>
    </PublicPage>
  )
}

function getSlip(view: GiftView): ReactNode {
  switch (view.status) {
    case 'sealed':
      return <SealedSlip gift={view.gift} />
    case 'open':
      return <GiftSlip gift={view.gift} />
    case 'loading':
      return <LoadingSlip />
    case 'redeemed':
    case 'expired':
    case 'cancelled':
      return <EndedSlip gift={view.gift} />
    case 'noGift':
      return <InvitationPicture />
    case 'failed':
    case 'unknown':
      return null
  }
}

const locations = 'locations'

const explore = (
  <TextLink alone href={`#${locations}`}>
    Explore locations
  </TextLink>
)

function Content({ view, device, pageUrl, restaurants, onRetry, onOpen, onTryAgain }: GiftScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingGift onTryAgain={onTryAgain} />
    case 'failed':
      return (
        <FailureScreen title="We can’t open your gift" intro={readFailureText(view.cause)} onRetry={onRetry}>
          <SupportLink />
        </FailureScreen>
      )
    case 'unknown':
      return (
        <FailureScreen
          title="We can’t find this gift"
          intro="The link may be incomplete. Please open it again from your message, or ask us."
          onRetry={onRetry}>
          <SupportLink />
        </FailureScreen>
      )
    case 'sealed':
      return <SealedGift gift={view.gift} onOpen={onOpen} />
    case 'open':
      return <OpenGift gift={view.gift} device={device} pageUrl={pageUrl} explore={explore} />
    case 'redeemed':
    case 'expired':
    case 'cancelled':
      return <EndedGift gift={view.gift} device={device} explore={explore} />
    case 'noGift':
      return <NoGift restaurants={restaurants} device={device} pageUrl={pageUrl} explore={explore} />
  }
}
