import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'

/** What a screen that is being read knows of its wait. */
export type WaitProps = {
  /** Begins again, for whoever has waited long; null (or nothing) before that. */
  onTryAgain?: (() => void) | null | undefined
}

type Props = WaitProps & {
  /** What is read out at first: "Fetching your order". */
  label: string
}

const longer = 'This is taking longer than usual.'

/** Says what is awaited, and once it takes long, so, with a way to try again (NET-07). */
export const Waiting = ({ label, onTryAgain }: Props) => (
  <>
    <VisuallyHidden live>{onTryAgain ? longer : label}</VisuallyHidden>
    {onTryAgain && (
      <Stack space="xs">
        {/* Read out above already. */}
        <Text>
          <span aria-hidden>{longer}</span>
        </Text>
        <TextButton icon="retry" onClick={onTryAgain}>
          Try again
        </TextButton>
      </Stack>
    )}
  </>
)
