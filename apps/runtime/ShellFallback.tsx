import { Button } from '../../ui/Button/Button.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'

type FrameFallbackProps = {
  /**
   * Whether what comes after the address's `#` says what the page shows: a link to the same address would lose it, and
   * without a script nothing else loads the page again.
   * @default false
   */
  needsHash?: boolean
}

/**
 * Lies unseen in a page's first markup: what `showFallback` shows where the page's scripts do not arrive, or the app
 * breaks (NET-05, NET-07); and what shows by itself where not even the first script has come after a while.
 */
export const ShellFallback = ({ needsHash = false }: FrameFallbackProps) => (
  <>
    <template id="shell-fallback">
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
    <div id="late-notice" role="status">
      <Text>
        This page takes long to load. Please check your connection{needsHash ? ', and reload the page.' : '.'}{' '}
        {!needsHash && <TextLink href="">Reload the page</TextLink>}
      </Text>
      <noscript>
        <Text>It needs JavaScript, which is switched off in your browser.</Text>
      </noscript>
    </div>
  </>
)
