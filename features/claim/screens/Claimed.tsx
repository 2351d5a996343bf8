import type { ReactNode } from 'react'
import type { Moment } from '../../../themes/enterprise.ts'
import { Alert } from '../../../ui/Alert/Alert.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Details } from '../../../ui/Details/Details.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { useDevice } from '../../shared/device/DeviceProvider.tsx'
import { Screen } from '../../shared/screens/Screen.tsx'
import { StoreLinks } from '../../shared/screens/StoreLinks.tsx'
import type { StepProps } from '../claim.ts'
import type { ClaimEvent } from '../events.ts'
import { useCurrency } from '../../shared/money/useCurrency.ts'
import { amountText } from '../offer.ts'

type EndingProps = {
  /** The illustration; without it the page shows the offer itself. */
  moment?: Moment | undefined
  eyebrow?: string | undefined
  title: string
  intro: ReactNode
  send: (event: ClaimEvent) => void
  /** The actions before `Use a different code`. */
  children?: ReactNode
}

export function Ending({ moment, eyebrow, title, intro, send, children }: EndingProps) {
  return (
    <Stack space="lg">
      {moment && <Illustration moment={moment} />}
      <Screen {...(eyebrow !== undefined && { eyebrow })} title={title} intro={intro}>
        {children && <Stack space="md">{children}</Stack>}
        <Text size="sm">
          <TextButton onClick={() => send({ type: 'startOver' })}>Use a different code</TextButton>
        </Text>
      </Screen>
    </Stack>
  )
}

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
  const device = useDevice()
  return (
    <Ending
      eyebrow={wording.success}
      title={`Your ${amountText(offer, useCurrency())} is in your account`}
      intro={
        device === 'desktop' ? `Open the ${settings.name} app on your phone to use it.` : `We are opening the ${settings.name} app for you.`
      }
      send={send}>
      <Notice notice={notice} />
      <LinkButton wide icon="app" href={settings.appUrl}>
        Open the app
      </LinkButton>
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
      eyebrow={wording.success}
      title={`Get the app to use your ${amountText(offer, useCurrency())}`}
      intro={`${wording.appInvite} Sign up with the same phone number, and it is there.`}
      send={send}>
      <Notice notice={notice} />
      <StoreLinks variant="solid" />
    </Ending>
  )
}

type Mailbox = { readonly name: string; readonly href: string }

const gmail = { name: 'Gmail', href: 'https://mail.google.com/' }
const outlook = { name: 'Outlook', href: 'https://outlook.live.com/mail/' }
const icloud = { name: 'iCloud Mail', href: 'https://www.icloud.com/mail' }

/** Services whose addresses end in these. An address of another domain may be read anywhere. */
const mailboxes: ReadonlyMap<string, Mailbox> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['outlook.com', outlook],
  ['hotmail.com', outlook],
  ['live.com', outlook],
  ['msn.com', outlook],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
  ['yahoo.com', { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' }],
  ['aol.com', { name: 'AOL Mail', href: 'https://mail.aol.com/' }],
  ['proton.me', { name: 'Proton Mail', href: 'https://mail.proton.me/' }],
])

export const findMailbox = (email: string): Mailbox | null => mailboxes.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase()) ?? null

export function EmailClaimSuccess({ state: { offer, email, notice }, send }: StepProps<'emailClaimSuccess'>) {
  const { wording } = useEnterprise()
  const mailbox = findMailbox(email)
  return (
    <Ending
      eyebrow={wording.mail}
      title={`Your ${amountText(offer, useCurrency())} is claimed`}
      intro={
        <>
          <VisuallyHidden>We sent an email to {email}. </VisuallyHidden>
          Open our email to set up your account, then use the offer in the app.
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
      {/* Where the mail can be opened is not known for every address. */}
      <StoreLinks variant={mailbox ? 'link' : 'soft'} />
    </Ending>
  )
}
