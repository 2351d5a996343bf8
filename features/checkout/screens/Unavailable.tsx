import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { SupportLink } from '../../shared/SupportLink.tsx'
import { hostMessages } from '../hostMessages.ts'
import { PassMapLink } from './PassMapLink.tsx'
import type { Elsewhere } from './StepProps.ts'

type Props = {
  title: string
  lead: string
  elsewhere: Elsewhere
  /** Reads it again, after a failed read. */
  onRetry?: (() => void) | undefined
  /** The main action, if it is neither to try again nor to go back. */
  children?: ReactNode
}

/** Nothing can be bought here. The buyer can always go back. */
export const Unavailable = ({ title, lead, elsewhere, onRetry, children }: Props) => (
  <Stack space="lg">
    <Illustration moment="sorry" />
    <Screen title={title} lead={lead}>
      {children}
      {onRetry && (
        <Button wide icon="retry" onClick={onRetry}>
          Try again
        </Button>
      )}
      <LinkButton wide href={elsewhere.backHref} variant={onRetry || children ? 'soft' : 'solid'}>
        {hostMessages[elsewhere.host].back}
      </LinkButton>
      <SupportLink />
      <PassMapLink {...elsewhere} />
    </Screen>
  </Stack>
)
