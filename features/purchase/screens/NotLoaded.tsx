import { Button } from '../../../ui/Button/Button.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { failureLead } from '../../shared/failureLead.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { StepProps } from './StepProps.ts'

/** The page could not be read, or nobody knows its restaurant (NET-07). */
export function NotLoaded({ state, send }: StepProps<'failed' | 'unknownProject'>) {
  const [title, lead] =
    state.status === 'failed'
      ? (['Something went wrong...', failureLead(state.cause)] as const)
      : (['We can’t find that restaurant', 'The link may be cut short, or the restaurant has left us. Please check it, and try again.'] as const)
  return (
    <Stack space="lg">
      <Illustration moment="sorry" />
      <Screen title={title} lead={lead}>
        <Button wide icon="retry" onClick={() => send({ type: 'retry' })}>
          Try again
        </Button>
      </Screen>
    </Stack>
  )
}
