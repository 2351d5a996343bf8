import { isolated } from '../../../ui/isolated.ts'
import type { ComponentType } from 'react'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { Divider } from '../../../ui/Divider/Divider.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import type { GiftAddress } from '../../shared/gift/address.ts'
import { formatDay } from '../../shared/dates/day.ts'
import { addressText } from '../../shared/gift/typedAddress.ts'
import { referralText } from '../../shared/member/referral.ts'
import { useDevice } from '../../shared/device/DeviceProvider.tsx'
import { AddToWallet } from '../../shared/screens/AddToWallet.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import { memberFromAccount } from '../account.ts'
import { type BoughtState, isToGive } from '../bought.ts'
import { type PageLinks, againLabel } from '../hosts.ts'
import type { Product, Purchase } from '../order.ts'
import { PassMapLink } from '../../shared/screens/PassMapLink.tsx'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { BoughtSlip, SentGift, SentReceipt } from './BoughtSlip.tsx'
import { LessCredit } from './LessCredit.tsx'
import { RenewalTerms } from './RenewalTerms.tsx'
import { SentTo } from './SentTo.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmailField } from '../../../ui/EmailField/EmailField.tsx'
import { Form } from '../../../ui/Form/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import { newPasswordSchema } from '../../account/passwords.ts'
import type { Submission } from '../../shared/api/answers/answer.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import { useTextForm } from '../../shared/forms/useTextForm.ts'

/** The next event in the life of the purchase. */
function getNews({ visit, given }: BoughtState): string {
  const { product } = visit.order
  if (product === 'pass') return 'Your pass is ready.'
  if (product === 'credit') return 'Your credit is ready to spend.'
  if (given?.is === 'sent') {
    const { recipientName, deliverOn } = given.gift
    const to = isolated(recipientName)
    const way = deliverOn === null ? `Your gift is on its way to ${to}.` : `Your gift goes to ${to} on ${formatDay(deliverOn)}.`
    return given.isLatest ? way : `${way} It was sent to ${addressText(given.gift)} before you changed it, and is sent only once.`
  }
  return given?.mayHaveGone
    ? 'Your gift may go out after all: it was sent, and no answer came. Please ask before you give it yourself.'
    : 'Your gift is ready to give.'
}

/** The answer to a purchase has no gift code, so the receipt of a gift that is given by hand is the gift itself. */
function ReceiptNote({ email, isGift }: Pick<Purchase, 'email'> & { isGift: boolean }) {
  const use = isGift ? 'Your receipt holds the gift: forward it, or print it.' : null
  if (email === null) return use !== null && <Text tone="muted">{use}</Text>
  return (
    <Text tone="muted">
      {use === null ? 'Your receipt went to' : `${use} It went to`} <br />
      <Text as="strong" tone="base" weight="strong">
        {email}
      </Text>
    </Text>
  )
}

const appMessage = (product: Product, name: string, invite: string): string =>
  ({
    credit: invite,
    giftCard: `The ${name} app shows where gift cards can be spent.`,
    pass: `Your pass is in the ${name} app. Show it at the table.`,
  })[product]

/** The same for a new buyer who has set a password. */
const passwordSetMessage = (product: Product): string =>
  `Sign in to the app with it${product === 'pass' ? ', and show your pass at the table.' : '.'}`

/** The correction of the address of a gift that was sent. `mayGoTo`: the addresses of corrections whose answers were lost. */
export type Correction = { readonly submission: Submission; readonly mayGoTo: readonly GiftAddress[] }

export type ConfirmationProps = {
  state: BoughtState
  /** Whether its gift was sent on this page: before its buyer's eyes, it goes into its wrapping. */
  isSentNow: boolean
  links: PageLinks
  /** Up to three restaurants, by `DineTonight`. */
  restaurants: ComponentType
  correction: Correction
  onCorrect: (to: GiftAddress) => void
  password: Submission
  onPassword: (password: string) => void
}

/** The receipt, and what to do next. A new user can leave without setting a password. */
export function Confirmation({
  state,
  isSentNow,
  links,
  restaurants: Restaurants,
  correction,
  onCorrect,
  password,
  onPassword,
}: ConfirmationProps) {
  const { settings, wording } = useEnterprise()
  const { visit, purchase, given, isPasswordSet } = state
  const { product } = visit.order
  const isGift = product === 'giftCard'
  const setsPassword = purchase.passwordRight !== null && !isPasswordSet
  const again = againLabel(links.host, product)
  // A pass is used in the app; for the others something else is the one main action.
  const app = product === 'pass' ? 'solid' : 'quiet'
  const device = useDevice()
  const receiptNote = <ReceiptNote email={purchase.email} isGift={isToGive(state)} />
  const referral = memberFromAccount(visit.account)?.referral
  return (
    <PublicPage
      slip={
        given?.is === 'sent' ? (
          <SentGift visit={visit} purchase={purchase} gift={given.gift} isNew={isSentNow} />
        ) : (
          <BoughtSlip visit={visit} purchase={purchase} gift={null} isInDoubt={given?.is === 'kept' && given.mayHaveGone} />
        )
      }>
      <Screen title="Purchase Successful" intro={getNews(state)}>
        {given?.is !== 'sent' && receiptNote}
        <OtherCharge charged={purchase.charged} agreed={visit.order.pay} currency={visit.order.currency} />
        <LessCredit purchase={purchase} order={visit.order} />
        {given?.is === 'sent' && (
          <SentTo
            title={given.gift.deliverOn === null ? 'Sent to' : 'Goes to'}
            gift={given.gift}
            mayGoTo={correction.mayGoTo}
            offersText={visit.order.giftByText}
            correction={correction.submission}
            onCorrect={purchase.giftRight && onCorrect}
          />
        )}
        {isGift && (
          <LinkButton wide href={links.backHref}>
            {again}
          </LinkButton>
        )}
        {given?.is === 'sent' && (
          <SentReceipt visit={visit} purchase={purchase} gift={given.gift}>
            {receiptNote}
          </SentReceipt>
        )}
        <RenewalTerms order={visit.order} purchase={purchase} manageHref={links.manageHref} />
        {product === 'credit' && (
          <Section title="Dine tonight">
            <Stack space="sm">
              <Restaurants />
              <LinkButton wide href={links.mapHref}>
                See all restaurants
              </LinkButton>
            </Stack>
          </Section>
        )}
        {/* Also before the password is set: the pass is paid for. */}
        <AddToWallet device={device} passes={purchase.passes} />
        {isPasswordSet && <PasswordIsSet />}
        {setsPassword ? (
          <Details look="row" icon="lock" summary="Keep it safe: set a password" startsOpen={password.phase !== 'idle'}>
            <SetPassword email={purchase.email ?? visit.buyer.email} submission={password} onPassword={onPassword} />
          </Details>
        ) : (
          <Stack space="md">
            <Text tone="muted">{isPasswordSet ? passwordSetMessage(product) : appMessage(product, settings.name, wording.appInvite)}</Text>
            {memberFromAccount(visit.account)?.hasApp ? (
              <LinkButton wide variant={app} href={settings.appUrl}>
                Open the app
              </LinkButton>
            ) : (
              <StoreLinks variant={app} />
            )}
          </Stack>
        )}
        {referral && <Text tone="muted">Invite a friend in the app. {referralText(referral, visit.order.currency)}</Text>}
        {!isGift && (
          <Text>
            <TextLink href={links.backHref}>{again}</TextLink>
          </Text>
        )}
        <PassMapLink {...links} />
      </Screen>
    </PublicPage>
  )
}

/** The row of the password, once there is nothing left to do in it. */
const PasswordIsSet = () => (
  <div role="status">
    <Stack space="sm">
      <Divider />
      <Text as="div" tone="success" weight="strong">
        <Inline space="sm">
          <Icon name="check" />
          Your password is set.
        </Inline>
      </Text>
      <Divider />
    </Stack>
  </div>
)

const nothing = { password: '', repeated: '' }

type SetPasswordProps = Pick<ConfirmationProps, 'onPassword'> & { submission: Submission; email: string }

/** A new user sets a password. A refusal of the server starts with a bullet. */
function SetPassword({ email, submission, onPassword }: SetPasswordProps) {
  const { input, onValid } = useTextForm({ schema: newPasswordSchema, values: nothing })
  const sending = submission.phase === 'sending'
  return (
    <Form busy={sending} onSubmit={onValid(({ password }) => onPassword(password))}>
      <Stack space="md">
        <Text>With it your account is yours on every device.</Text>
        {email !== '' && <EmailField label="Email" autoComplete="username" readOnly value={email} />}
        <PasswordField label="Password" autoComplete="new-password" hint="8 characters or more" {...input('password')} />
        <PasswordField label="Password again" autoComplete="new-password" {...input('repeated')} />
        <SubmissionRefusal submission={submission} bullet="• " />
        <Button type="submit" wide variant="soft" icon="lock" pending={sending} pendingLabel="Setting your password">
          Set password
        </Button>
      </Stack>
    </Form>
  )
}
