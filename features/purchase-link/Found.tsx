import { Alert } from '../../ui/Alert/Alert.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Countdown } from '../../ui/Countdown/Countdown.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { useEnterprise } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { getGiftValue } from '../checkout/gift.ts'
import { type PageLinks, againLabel } from '../checkout/hosts.ts'
import { SentTo } from '../checkout/screens/SentTo.tsx'
import type { Submission } from '../shared/api/answers/answer.ts'
import type { Resting } from '../shared/api/answers/rest.ts'
import type { GiftAddress } from '../shared/gift/address.ts'
import { formatMoneyShort } from '../shared/money/money.ts'
import { AddToWallet } from '../shared/screens/AddToWallet.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { StoreLinks } from '../shared/screens/StoreLinks.tsx'
import { SubmissionRefusal } from '../shared/screens/SubmissionRefusal.tsx'
import { SupportLink } from '../shared/screens/SupportLink.tsx'
import { RenewalTerms } from '../checkout/screens/RenewalTerms.tsx'
import { useDevice } from '../shared/device/DeviceProvider.tsx'
import { foundNews, sentText } from './foundTexts.ts'
import type { FoundPurchase } from './linkedPurchase.ts'

export type FoundProps = {
  found: FoundPurchase
  links: PageLinks
  /** The last thing that this page sent; null before. */
  done: 'again' | 'corrected' | null
  /** The addresses of corrections whose answers were lost, and of which nothing is known yet. */
  mayGoTo: readonly GiftAddress[]
  correction: Submission
  onCorrect: (to: GiftAddress) => void
  resend: Submission
  /** Until the gift can be sent again. */
  resting: Resting | null
  onResend: () => void
  /** Forgets the link, on a device that others use too. */
  onClose: () => void
}

/** The purchase for its buyer: the confirmation's sibling, for later. */
export function Found({ found, links, onClose, ...sending }: FoundProps) {
  const { settings } = useEnterprise()
  const device = useDevice()
  const { order, purchase } = found
  const isGift = order.product === 'giftCard'
  const again = againLabel(links.host, order.product)
  return (
    <Screen title="Your purchase" intro={foundNews(found, settings.name)}>
      <SentGift found={found} {...sending} />
      <RenewalTerms order={order} purchase={purchase} manageHref={links.manageHref} />
      <AddToWallet device={device} passes={purchase.passes} />
      <Stack space="sm">
        {!isGift && <StoreLinks variant="solid" />}
        <LinkButton wide variant="quiet" href={links.backHref}>
          {again}
        </LinkButton>
        <SupportLink />
        <TextButton icon="close" onClick={onClose}>
          Close this purchase on this device
        </TextButton>
      </Stack>
    </Screen>
  )
}

type SendingProps = Omit<FoundProps, 'links' | 'onClose'>

const titles = { scheduled: 'Goes to', sent: 'Sent to', opened: 'Sent to', unknown: 'Sent to' } as const

function SentGift({ found, done, mayGoTo, correction, onCorrect, resend, resting, onResend }: SendingProps) {
  const { sent, order, purchase } = found
  if (sent === null) return null
  const { status } = sent.standing
  const isOpened = status === 'opened'
  const mayChange = !isOpened && purchase.giftRight !== null
  const isTooLate = isOpened && [correction, resend].some(({ phase }) => phase === 'refused')
  const text = done && sentText(found, done, formatMoneyShort(getGiftValue(purchase), order.currency))
  return (
    <SentTo
      title={titles[status]}
      gift={sent.gift}
      mayGoTo={mayGoTo}
      offersText={order.giftByText}
      correction={correction}
      onCorrect={mayChange ? onCorrect : null}>
      {text && (
        <Alert tone="success">
          <Stack space="xs">
            <Heading level={3} size="md" takesFocus>
              {done === 'again' ? 'Sent again' : `${sent.gift.by === 'text' ? 'Number' : 'Address'} corrected`}
            </Heading>
            <Text>{text}</Text>
          </Stack>
        </Alert>
      )}
      {isTooLate && (
        <Alert tone="info" live="polite">
          It has just been opened, so nothing more was sent.
        </Alert>
      )}
      {mayChange && status !== 'scheduled' && (
        <Stack space="sm">
          <SubmissionRefusal submission={resend} />
          <Button
            wide
            icon="retry"
            disabled={resting !== null}
            pending={resend.phase === 'sending'}
            pendingLabel="Sending it again"
            onClick={onResend}>
            Send it again
          </Button>
          {resting && (
            <Text tone="muted">
              {!done && `${resting.message} `}
              <Countdown seconds={resting.seconds} label="You can send it again in" />
            </Text>
          )}
        </Stack>
      )}
    </SentTo>
  )
}
