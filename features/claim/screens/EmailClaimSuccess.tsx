import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { mailboxOf } from '../../shared/contact/mailbox.ts'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import { amountOf } from '../terms.ts'
import { Ending } from './Ending.tsx'
import { Notice } from './Notice.tsx'
import type { StepProps } from './StepProps.ts'

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
