import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Illustration } from '../../../ui/Illustration/Illustration.tsx'
import { Spinner } from '../../../ui/Spinner/Spinner.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Screen } from './Screen.tsx'
import { SupportLink } from './SupportLink.tsx'

type Props = {
  eyebrow?: string
  title: string
  intro: string
  /** The current action: "Looking up your payment…". */
  pending?: string
  /** Looks the outcome up again, after a look-up without a final answer. */
  onLookAgain?: () => void
  children?: ReactNode
}

/** A page about a write that may have happened. */
export const OutcomeScreen = ({ pending, onLookAgain, children, ...heading }: Props) => (
  <Stack space="lg">
    <Illustration moment="waiting" />
    <Screen {...heading}>
      {pending && <Spinner size="lg" label={pending} showLabel />}
      {onLookAgain && (
        <Stack space="sm">
          <Button wide icon="retry" onClick={onLookAgain}>
            Look again
          </Button>
          <SupportLink />
        </Stack>
      )}
      {children}
    </Screen>
  </Stack>
)
