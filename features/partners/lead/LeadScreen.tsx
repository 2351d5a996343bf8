import { isolated } from '../../../ui/isolated.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { PlaceSign } from '../../../ui/PlaceSign/PlaceSign.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Stepper } from '../../../ui/Stepper/Stepper.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { FocusOnStepChange, Screen } from '../../shared/screens/Screen.tsx'
import { readFailureText } from '../../shared/api/answers/failureText.ts'
import { SubmissionRefusal } from '../../shared/screens/SubmissionRefusal.tsx'
import type { LeadStep } from './lead.ts'
import { DescribeRestaurant } from './screens/DescribeRestaurant.tsx'
import { type FindProps, FindRestaurant } from './screens/FindRestaurant.tsx'
import { List } from '../../../ui/List/List.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'

type StepOf<Name extends LeadStep['step']> = Extract<LeadStep, { readonly step: Name }>

const reasons = [
  { id: 'choose', title: 'You sign in at your bank, in its own window', media: <Icon name="lock" /> },
  { id: 'see', title: 'We never see your password', media: <Icon name="hide" /> },
  { id: 'pay', title: 'What your guests pay reaches this account', media: <Icon name="gift" /> },
]

const nextSteps = [
  { id: 'call', title: 'We call you, and answer your questions', media: <Icon name="support" /> },
  { id: 'setUp', title: 'We set up your page and your till together', media: <Icon name="dish" /> },
  { id: 'open', title: 'Guests find you, and pay with their credit', media: <Icon name="gift" /> },
]

/** The third step: the account that is paid into. It can wait. */
function LinkBank({ name, linking, onLink, onSkip }: StepOf<'bank'>) {
  const isLinking = linking.phase === 'sending'
  return (
    <Screen title="Link your bank account" intro={`So that we can pay ${isolated(name)}. You can do it later, too.`}>
      <List label="How it works" items={reasons} empty={null} />
      <Stack space="sm">
        <SubmissionRefusal submission={linking} />
        <Button wide pending={isLinking} pendingLabel="Linking your bank account" onClick={onLink}>
          Link my bank account
        </Button>
        <Button wide variant="quiet" disabled={isLinking} onClick={onSkip}>
          Do it later
        </Button>
      </Stack>
    </Screen>
  )
}

/** The second step, once the directory has answered. */
function Describe({ name, place, onRetry, onUnread, ...form }: StepOf<'describe'>) {
  if (place.status === 'ready') return <DescribeRestaurant {...form} place={place.value} />
  if (place.status === 'failed')
    return (
      <FailureScreen title={`We could not read ${isolated(name)}`} intro={readFailureText(place.cause)} onRetry={onRetry}>
        <Button wide variant="quiet" onClick={onUnread}>
          Type the details myself
        </Button>
      </FailureScreen>
    )
  return (
    <Stack space="md">
      <VisuallyHidden live>{`Loading what we know about ${isolated(name)}`}</VisuallyHidden>
      <Skeleton shape="heading" />
      <Skeleton shape="card" />
    </Stack>
  )
}

const Done = ({ name, isBankLinked }: StepOf<'done'>) => (
  <Screen
    title={`Thank you! We have ${isolated(name)}`}
    intro={`We call you within two working days.${isBankLinked ? ' Your bank account is linked.' : ' You can link the bank account then.'}`}>
    <List label="What happens next" items={nextSteps} empty={null} />
    <TextLink alone href={`https://${useEnterprise().settings.domain}`}>
      See where guests dine already
    </TextLink>
  </Screen>
)

/** The name and the street as far as they are known: of the first restaurant that was found, then of the chosen one. */
function getSign(lead: LeadStep, { suggestions }: FindProps) {
  const found = suggestions?.status === 'ready' ? suggestions.value[0] : undefined
  if (lead.step === 'find') return { name: found?.name ?? '', street: found?.address?.split(',')[0] ?? '', isChosen: false }
  const street = lead.step === 'describe' && lead.place.status === 'ready' ? lead.place.value?.addressOne : null
  return { name: lead.name, street: street ?? '', isChosen: lead.name !== '' }
}

const steps = ['Restaurant', 'Details', 'Bank'] as const
const stepNumbers = { find: 0, describe: 1, bank: 2 } as const

type Props = { lead: LeadStep; finding: FindProps }

export function LeadScreen({ lead, finding }: Props) {
  const { operator } = useEnterprise().settings
  return (
    <PublicPage content="tool">
      <PlaceSign {...getSign(lead, finding)} />
      <Stack space="lg">
        {lead.step !== 'done' && <Stepper label={`Joining ${operator}`} steps={steps} current={stepNumbers[lead.step]} />}
        <FocusOnStepChange stepKey={lead.step === 'describe' ? lead.place.status : lead.step}>
          {lead.step === 'find' && <FindRestaurant {...finding} onPlace={lead.onPlace} />}
          {lead.step === 'describe' && <Describe {...lead} />}
          {lead.step === 'bank' && <LinkBank {...lead} />}
          {lead.step === 'done' && <Done {...lead} />}
        </FocusOnStepChange>
      </Stack>
    </PublicPage>
  )
}
