import { Button } from '../../../../ui/Button/Button.tsx'
import { List } from '../../../../ui/List/List.tsx'
import { Icon } from '../../../../ui/Icon/Icon.tsx'
import { Spinner } from '../../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../../ui/Stack/Stack.tsx'
import type { StepProps } from '../../../shared/flow/flow.ts'
import { Refusal } from '../../../shared/screens/Refusal.tsx'
import { Screen } from '../../../shared/screens/Screen.tsx'
import type { LeadEvent, LeadState, LeadStateOf } from '../lead.ts'

type Props = Pick<StepProps<LeadState, LeadEvent>, 'send'> & { state: LeadStateOf<'bank' | 'linking' | 'exchanging'> }

const reasons = [
  { id: 'choose', title: 'You sign in at your bank, in its own window', icon: 'lock' },
  { id: 'see', title: 'We never see your password', icon: 'hide' },
  { id: 'pay', title: 'What your guests pay reaches this account', icon: 'gift' },
] as const

const pending = { linking: 'Waiting for your bank’s window', exchanging: 'Linking your account' } as const

/** The third step: the account that is paid into. It can wait. */
export function LinkBank({ state, send }: Props) {
  return (
    <Screen title="Link your bank account" intro={`So that we can pay ${state.restaurant.name}. You can do it later, too.`}>
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
