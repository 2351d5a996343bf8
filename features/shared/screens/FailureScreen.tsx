import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from './Screen.tsx'

type Props = {
  title?: string
  intro: string
  /** The main action, if it is not to try again. */
  action?: ReactNode
  onRetry?: (() => void) | undefined
  children?: ReactNode
}

/** A whole page that failed, or that has nothing to show. For a part of a page, `ErrorState` of ui is used. */
export const FailureScreen = ({ title = 'Something went wrong...', intro, action, onRetry, children }: Props) => (
  <Stack space="lg">
    <Illustration moment="sorry" />
    <Screen title={title} intro={intro}>
      <Stack space="sm">
        {action}
        {onRetry && (
          <Button wide icon="retry" variant={action ? 'soft' : 'solid'} onClick={onRetry}>
            Try again
          </Button>
        )}
        {children}
      </Stack>
    </Screen>
  </Stack>
)
