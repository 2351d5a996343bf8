import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextButton } from '../../../ui/TextLink/TextButton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'

export type WaitProps = {
  /** Starts again; null or absent until the wait is long. */
  onTryAgain?: (() => void) | null | undefined
}

type Props = WaitProps & {
  /** Announced at first: "Fetching your order". */
  label: string
}

const longer = 'This is taking longer than usual.'

/** Announces the loading; after a long wait it changes the text and offers a retry. */
export const Waiting = ({ label, onTryAgain }: Props) => (
  <>
    <VisuallyHidden live>{onTryAgain ? longer : label}</VisuallyHidden>
    {onTryAgain && (
      <Stack space="xs">
        {/* Announced above already. */}
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
