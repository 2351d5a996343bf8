import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'

/**
 * Lies unseen in a page's first markup: what `showFallback` shows where the page's scripts do not arrive, or the app
 * breaks (NET-05, NET-07).
 */
export function FrameFallback() {
  return (
    <template id="frame-fallback">
      <Stack space="lg">
        <Heading level={1} size="xl" takesFocus>
          Something went wrong...
        </Heading>
        <Text size="lg" tone="muted">
          A part of this page did not come through. Please check your connection and try again.
        </Text>
        <Button wide icon="retry">
          Try again
        </Button>
      </Stack>
    </template>
  )
}
