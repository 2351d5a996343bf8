import { Amount } from '../../../ui/Amount/Amount.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { signOutAction } from '../../account/signOutAction.ts'
import { capitalized } from '../../shared/forms/capitalized.ts'
import { formatDay } from '../../shared/dates/day.ts'
import { cents, formatMoney, formatMoneyShort } from '../../shared/money/money.ts'
import { referralText } from '../../shared/member/referral.ts'
import { Screen } from '../../shared/screens/Screen.tsx'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import { isSignedIn, memberFromAccount } from '../account.ts'
import type { StateOf } from '../checkout.ts'
import { getGiftValue } from '../forms/gift.ts'
import { againLabel } from './checkoutMessages.ts'
import type { Product } from '../order.ts'
import { rhythmText } from '../pricing/renewal.ts'
import { PassMapLink } from '../../shared/screens/PassMapLink.tsx'
import { OtherCharge } from '../../payment/screens/OtherCharge.tsx'
import { GiftMessage, getGiftFront } from './GiftSlip.tsx'
import { LessCredit } from './LessCredit.tsx'
import { slipFromOrder } from './OrderSummary.tsx'
import { SetPassword } from './SetPassword.tsx'
import type { PageLinks, StepProps } from './StepProps.ts'

type Fact = { readonly term: string; readonly detail: string }

function getFacts({ purchase, sent }: StateOf<'confirmation'>): readonly Fact[] {
  const { amount, toCharge, charged, toCredit, credited, balance, billing, keepsGiftBonus } = purchase
  const gift = sent === null || sent === 'outcomeUnknown' ? null : sent.gift
  return [
    ...(amount > toCharge ? [{ term: 'Price', detail: formatMoney(amount) }] : []),
    { term: 'Charged', detail: formatMoney(charged) },
    ...(toCharge > charged ? [{ term: 'Still to be charged', detail: formatMoney(cents(toCharge - charged)) }] : []),
    ...(toCredit > credited ? [{ term: 'Still to be credited', detail: formatMoney(cents(toCredit - credited)) }] : []),
    ...(balance === null ? [] : [{ term: 'Your balance', detail: formatMoney(balance) }]),
    ...(billing.interval === 'once' ? [] : [{ term: 'Billed', detail: capitalized(rhythmText(billing)) }]),
    ...(keepsGiftBonus ? [{ term: 'Your bonus', detail: formatMoney(cents(credited - getGiftValue(purchase))) }] : []),
    ...(gift ? [{ term: 'For', detail: gift.recipientName }] : []),
    ...(gift && gift.deliverOn !== null ? [{ term: 'Arrives', detail: formatDay(gift.deliverOn) }] : []),
  ]
}

/** Completes the sentence that starts with the amount: who has the credit or the gift. */
function getOwner({ visit, sent }: StateOf<'confirmation'>): string {
  if (visit.order.product === 'credit') return 'is yours.'
  if (sent === null) return 'is ready to give.'
  if (sent === 'outcomeUnknown')
    return 'may go out by email after all: your gift was sent, and no answer came. Please ask before you give it yourself.'
  const { recipientName: to, recipientEmail, deliverOn } = sent.gift
  const way = deliverOn === null ? `is on its way to ${to}.` : `goes to ${to} on ${formatDay(deliverOn)}.`
  return sent.isLatest ? way : `${way} It was sent to ${recipientEmail} before you changed it, and is sent only once.`
}

/** The answer to a purchase has no gift code, so the receipt itself is the gift. */
const giveByHandMessage = 'It holds the gift: forward it, or print it.'

const appMessage = (product: Product, name: string, invite: string): string =>
  ({
    credit: invite,
    giftCard: `The ${name} app shows where gift cards can be spent.`,
    pass: `Your pass is in the ${name} app. Show it at the table.`,
  })[product]

/** The same for a new buyer who has set a password. */
const passwordSetMessage = (product: Product): string =>
  `Your password is set. Sign in to the app with it${product === 'pass' ? ', and show your pass at the table.' : '.'}`

/** The purchase itself. */
function BoughtSlip({ visit, purchase, sent }: StateOf<'confirmation'>) {
  const { order, buyer } = visit
  const stub = [
    { term: 'Paid', detail: formatMoney(purchase.charged) },
    ...(purchase.balance === null ? [] : [{ term: 'Your balance', detail: formatMoney(purchase.balance) }]),
  ]
  if (order.product !== 'giftCard') {
    const credited = order.product === 'credit' && { amount: formatMoneyShort(purchase.credited) }
    return <Slip label="Your purchase" {...slipFromOrder(order)} {...credited} sticker={undefined} stub={stub} />
  }
  const gift = sent !== null && sent !== 'outcomeUnknown' ? sent.gift : { recipientName: '', message: '' }
  return (
    <Slip label="Your gift" {...getGiftFront({ gift, sender: buyer.firstName, amount: getGiftValue(purchase) })} stub={stub}>
      <GiftMessage message={gift.message} />
    </Slip>
  )
}

type Props = StepProps<'confirmation'> & { links: PageLinks; onSignOut: () => void }

/** The receipt, and the next step. A new user can leave without setting a password. */
export function Confirmation({ state, send, links, onSignOut }: Props) {
  const { settings, wording } = useEnterprise()
  const { visit, purchase, password } = state
  const { product } = visit.order
  const referral = memberFromAccount(visit.account)?.referral
  return (
    <PublicPage slip={<BoughtSlip {...state} />} {...signOutAction(isSignedIn(visit.account) ? onSignOut : null)}>
      <Screen
        {...(product !== 'giftCard' && { eyebrow: wording.success })}
        title="Purchase Successful"
        intro={
          <>
            {product === 'pass' ? (
              'Your pass is ready.'
            ) : (
              <>
                <Amount size="md">{formatMoney(product === 'giftCard' ? getGiftValue(purchase) : purchase.credited)}</Amount>{' '}
                {getOwner(state)}
              </>
            )}{' '}
            {purchase.email !== null && `Your receipt went to ${purchase.email}.`}
            {product === 'giftCard' && state.sent === null && ` ${giveByHandMessage}`}
          </>
        }>
        <OtherCharge charged={purchase.charged} agreed={visit.order.pay} />
        <LessCredit purchase={purchase} order={visit.order} />
        <DescriptionList items={getFacts(state)} />
        {purchase.resetToken !== null && password !== 'set' ? (
          <SetPassword submission={password} send={send} />
        ) : (
          <Stack space="md">
            <Text tone="muted">
              {password === 'set' ? passwordSetMessage(product) : appMessage(product, settings.name, wording.appInvite)}
            </Text>
            {memberFromAccount(visit.account)?.hasApp ? (
              <LinkButton wide href={settings.appUrl}>
                Open the app
              </LinkButton>
            ) : (
              <StoreLinks variant="solid" />
            )}
          </Stack>
        )}
        {referral && <Text tone="muted">Invite a friend in the app. {referralText(referral)}</Text>}
        <Text>
          <TextLink href={links.backHref}>{againLabel(links.host, product)}</TextLink>
        </Text>
        <PassMapLink {...links} />
      </Screen>
    </PublicPage>
  )
}
