import { isolated } from '../../../ui/isolated.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Stepper } from '../../../ui/Stepper/Stepper.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { FocusOnStepChange, Screen } from '../../shared/screens/Screen.tsx'
import type { Drafts } from '../../shared/forms/drafts.ts'
import { failureText, readFailureText } from '../../shared/api/answers/failureText.ts'
import { OutcomeScreen } from '../../shared/screens/OutcomeScreen.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'
import { UnknownOutcome } from '../UnknownOutcome.tsx'
import type { LeadEvent, LeadState, LeadStateOf, LeadStatus } from './lead.ts'
import { DescribeRestaurant } from './screens/DescribeRestaurant.tsx'
import { type FindProps, FindRestaurant } from './screens/FindRestaurant.tsx'
import { List } from '../../../ui/List/List.tsx'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import type { StepProps } from '../../shared/flow/flow.ts'
import { Refusal } from '../../shared/screens/Refusal.tsx'

type Props = Pick<StepProps<LeadState, LeadEvent>, 'send'> & { state: LeadStateOf<'bank' | 'linking' | 'exchanging'> }

const reasons = [
  { id: 'choose', title: 'You sign in at your bank, in its own window', icon: 'lock' },
  { id: 'see', title: 'We never see your password', icon: 'hide' },
  { id: 'pay', title: 'What your guests pay reaches this account', icon: 'gift' },
] as const

const nextSteps = [
  { id: 'call', title: 'We call you, and answer your questions', icon: 'support' },
  { id: 'setUp', title: 'We set up your page and your till together', icon: 'dish' },
  { id: 'open', title: 'Guests find you, and pay with their credit', icon: 'gift' },
] as const

const pending = { linking: 'Waiting for your bank’s window', exchanging: 'Linking your account' } as const

/** The third step: the account that is paid into. It can wait. */
function LinkBank({ state, send }: Props) {
  return (
    <Screen title="Link your bank account" intro={`So that we can pay ${isolated(state.restaurant.name)}. You can do it later, too.`}>
      <List label="How it works" items={reasons.map(({ id, title, icon }) => ({ id, title, media: <Icon name={icon} /> }))} empty={null} />
      {state.status === 'bank' ? (
        <Stack space="sm">
          {state.problem !== null && <Refusal>{state.problem}</Refusal>}
          <Button wide onClick={() => send({ type: 'bankChosen' })}>
            Link my bank account
          </Button>
          <Button wide variant="quiet" onClick={() => send({ type: 'bankSkipped' })}>
            Do it later
          </Button>
        </Stack>
      ) : (
        <Spinner size="lg" label={pending[state.status]} showLabel />
      )}
    </Screen>
  )
}

export type LeadScreenProps = { state: LeadState; send: (event: LeadEvent) => void; drafts: Drafts; finding: FindProps }

const steps = ['Restaurant', 'Details', 'Bank'] as const

const stepNumbers: Record<Exclude<LeadStatus, 'done'>, number> = {
  finding: 0,
  readingPlace: 1,
  placeFailed: 1,
  describing: 1,
  leadUnknown: 1,
  savingDetails: 1,
  detailsFailed: 1,
  bank: 2,
  linking: 2,
  exchanging: 2,
  exchangeUnknown: 2,
}

/** The headings of these belong to one screen: the focus stays where it is. */
const getStepKey = (status: LeadStatus) => (status === 'linking' || status === 'exchanging' ? 'bank' : status)

function Current({ state, send, drafts, finding }: LeadScreenProps) {
  const { settings } = useEnterprise()
  const retry = () => send({ type: 'retried' })
  switch (state.status) {
    case 'finding':
      return <FindRestaurant {...finding} state={state} send={send} />
    case 'readingPlace':
      return (
        <Stack space="md">
          <VisuallyHidden live>{`Loading what we know about ${isolated(state.place.name)}`}</VisuallyHidden>
          <Skeleton shape="heading" />
          <Skeleton shape="field" />
          <Skeleton shape="field" />
        </Stack>
      )
    case 'placeFailed':
      return (
        <FailureScreen title={`We could not read ${isolated(state.place.name)}`} intro={readFailureText(state.cause)} onRetry={retry}>
          <Button wide variant="quiet" onClick={() => send({ type: 'notListed' })}>
            Type the details myself
          </Button>
        </FailureScreen>
      )
    case 'describing':
      return <DescribeRestaurant state={state} send={send} drafts={drafts} />
    case 'leadUnknown':
      return <UnknownOutcome what="details" backLabel="Back to what I typed" onSend={retry} onBack={() => send({ type: 'wentBack' })} />
    case 'savingDetails':
      return <Spinner size="lg" label="Saving your restaurant" showLabel />
    case 'detailsFailed':
      return (
        <FailureScreen title="Your restaurant’s details are not saved yet" intro={failureText(state.cause)} onRetry={retry}>
          <SupportLink />
        </FailureScreen>
      )
    case 'bank':
    case 'linking':
    case 'exchanging':
      return <LinkBank state={state} send={send} />
    case 'exchangeUnknown':
      return (
        <OutcomeScreen
          title="We do not know yet whether your account is linked"
          intro="We got no clear answer. Try again: the account is linked once, however often you try.">
          <Button wide icon="retry" onClick={retry}>
            Try again
          </Button>
          <Button wide variant="soft" onClick={() => send({ type: 'bankChosen' })}>
            Choose another account
          </Button>
          <Button wide variant="quiet" onClick={() => send({ type: 'bankSkipped' })}>
            Do it later
          </Button>
        </OutcomeScreen>
      )
    case 'done':
      return (
        <Stack space="lg">
          <Illustration moment="success" />
          <Screen
            title={`Thank you! We have ${isolated(state.restaurant.name)}`}
            intro={`We call you within two working days.${state.isBankLinked ? ' Your bank account is linked.' : ' You can link the bank account then.'}`}>
            <List
              label="What happens next"
              items={nextSteps.map(({ id, title, icon }) => ({ id, title, media: <Icon name={icon} /> }))}
              empty={null}
            />
            <TextLink alone href={`https://${settings.domain}`}>
              See where guests dine already
            </TextLink>
          </Screen>
        </Stack>
      )
  }
}

export function LeadScreen(props: LeadScreenProps) {
  const { operator } = useEnterprise().settings
  const { status } = props.state
  return (
    <PublicPage>
      <Stack space="lg">
        {status !== 'done' && <Stepper label={`Joining ${operator}`} steps={steps} current={stepNumbers[status]} />}
        <FocusOnStepChange stepKey={getStepKey(status)}>
          <Current {...props} />
        </FocusOnStepChange>
      </Stack>
    </PublicPage>
  )
}
