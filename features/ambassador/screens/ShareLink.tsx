import { Card } from '../../../ui/Card/Card.tsx'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { lazyModule } from '../../../ui/lazy/lazyModule.ts'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

const useCode = lazyModule(async () => (await import('../../../ui/QrCode/QrCode.tsx')).QrCode)

/** The link that an ambassador shares: as text to copy, and as a code that somebody beside them scans. */
export function ShareLink({ link }: { readonly link: string }) {
  const code = useCode()
  return (
    <Card tone="accent">
      <Inline space="lg" justify="between">
        <Section title="Share your link" text="Send it to friends, or let them scan the code.">
          <Stack space="sm" align="start">
            <Text weight="strong" size="lg">
              {link.replace(/^https:\/\//i, '')}
            </Text>
            <CopyButton
              text={link}
              label="Copy the link"
              copiedLabel="Copied to clipboard."
              deniedLabel="Your browser does not let the page copy. Select the link above, and copy it."
            />
          </Stack>
        </Section>
        {code.status === 'loading' && <Skeleton shape="code" />}
        {code.status === 'ready' && <code.value value={link} label="Scan to open the link" />}
      </Inline>
    </Card>
  )
}
