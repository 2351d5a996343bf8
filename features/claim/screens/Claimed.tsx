import { Alert } from '../../../ui/Alert/Alert.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { mailboxOf } from '../../shared/contact/mailbox.ts'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import { amountOf } from '../terms.ts'
import { Ending } from './Ending.tsx'
import { OfferTicket } from './OfferTicket.tsx'
import type { StepProps } from './StepProps.ts'

/** A message of the server about a successful claim. */
function Notice({ notice }: { notice: string | null }) {
  return notice === null ? null : (
    <Alert tone="warning" title="Good to know">
      {notice}
    </Alert>
  )
}

/** Claimed by a member. The app opens by itself. The buttons are for a guest without it. */
export function Success({ state: { offer, notice }, send }: StepProps<'success'>) {
  const { settings, wording } = useEnterprise()
  return (
    <Ending
      moment="success"
      eyebrow={wording.success}
      title={`Your ${amountOf(offer)} is in your account`}
      intro={`We are opening the ${settings.name} app for you.`}
      send={send}>
      <Notice notice={notice} />
      <LinkButton wide icon="app" href={settings.appUrl}>
        Open the app
      </LinkButton>
      <OfferTicket offer={offer} />
      <Details summary="I don’t have the app yet">
        <StoreLinks />
      </Details>
    </Ending>
  )
}

/** Claimed by a guest without an account, who needs the app next. */
export function NoAccount({ state: { offer, notice }, send }: StepProps<'noAccount'>) {
  const { wording } = useEnterprise()
  return (
    <Ending
      moment="success"
      eyebrow={wording.success}
      title={`Get the app to use your ${amountOf(offer)}`}
      intro={`${wording.appInvite} Sign up with the same phone number, and it is there.`}
      send={send}>
      <Notice notice={notice} />
      <StoreLinks variant="solid" />
      <OfferTicket offer={offer} />
    </Ending>
  )
}

/** Claimed by email. The email has the next step. */
export function EmailClaimSuccess({ state: { offer, email, notice }, send }: StepProps<'emailClaimSuccess'>) {
  const { wording } = useEnterprise()
  const mailbox = mailboxOf(email)
  return (
    <Ending
      moment="mail"
      eyebrow={wording.mail}
      title={`Your ${amountOf(offer)} is claimed`}
      intro={
        <>
          We sent an email to <strong>{email}</strong>. Open it to set up your account, then use the offer in the app.
        </>
      }
      send={send}>
      <Notice notice={notice} />
      {mailbox && (
        <LinkButton wide newTab icon="mail" href={mailbox.href}>
          Open {mailbox.name}
        </LinkButton>
      )}
      <Text size="sm" tone="muted">
        Nothing there? It can take a minute; it may also be among the spam.
      </Text>
      <StoreLinks variant={mailbox ? 'soft' : 'solid'} />
    </Ending>
  )
}
