import { Button } from '../../../ui/Button/Button.tsx'
import { Heading } from '../../../ui/Heading/Heading.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'

type ShellFallbackProps = {
  /**
   * Whether the address's hash decides what the page shows. A link to the same address would lose the hash, so none is shown.
   * @default false
   */
  needsHash?: boolean
}

/**
 * Hidden parts of a shell: `showFallback` shows the first template, `prepareReloadOffer` the second; the notice appears by itself when even the
 * entry script is late.
 */
export const ShellFallback = ({ needsHash = false }: ShellFallbackProps) => (
  <>
    <template id="shell-fallback">
      <Stack space="lg">
        <Heading level={1} size="xl" takesFocus>
          Something went wrong...
        </Heading>
        <Text size="lg" tone="muted">
          A part of this page did not come through. Please try again.
        </Text>
        <Button wide icon="retry">
          Try again
        </Button>
      </Stack>
    </template>
    <template id="shell-reload">
      <div id="reload-notice" role="alert">
        <Stack space="sm">
          <Text>A part of this page did not load.</Text>
          <Button variant="soft" size="md" icon="retry">
            Reload the page
          </Button>
        </Stack>
      </div>
    </template>
    <div id="late-notice" role="status">
      <Text>
        This page is taking a long time to load. Please check your connection{needsHash ? ', and reload the page.' : '.'}{' '}
        {!needsHash && <TextLink href="">Reload the page</TextLink>} If that does not help, your browser may be too old: please update it.
      </Text>
      <noscript>
        <Text>It needs JavaScript, which is switched off in your browser.</Text>
      </noscript>
    </div>
  </>
)
