import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { readFailureLead } from '../../shared/failureLead.ts'
import { Screen } from '../../shared/Screen.tsx'
import { SupportLink } from '../../shared/SupportLink.tsx'
import type { StepProps } from './StepProps.ts'

/** The page could not be read, or its restaurant is unknown (NET-07). For an unknown restaurant the retry is secondary. */
export function NotLoaded({ state, send }: StepProps<'failed' | 'unknownProject'>) {
  const { settings } = useEnterprise()
  const isUnknown = state.status === 'unknownProject'
  const [title, lead] =
    state.status === 'failed'
      ? (['Something went wrong...', readFailureLead(state.cause)] as const)
      : ([
          'We can’t find that restaurant',
          'The link may be cut short, or the restaurant has left us. Please check it, or begin at our home page.',
        ] as const)
  return (
    <Stack space="lg">
      <Illustration moment="sorry" />
      <Screen title={title} lead={lead}>
        <Stack space="sm">
          {isUnknown && (
            <LinkButton wide href={`https://${settings.domain}/`}>
              Go to {settings.name}
            </LinkButton>
          )}
          <Button wide icon="retry" variant={isUnknown ? 'soft' : 'solid'} onClick={() => send({ type: 'retry' })}>
            Try again
          </Button>
          {isUnknown && <SupportLink />}
        </Stack>
      </Screen>
    </Stack>
  )
}
