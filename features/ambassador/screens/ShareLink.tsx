import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Nothing, lazyComponent } from '../../../ui/lazy/lazyComponent.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

const Code = lazyComponent(
  async () => (await import('../../../ui/QrCode/QrCode.tsx')).QrCode,
  () => <Skeleton shape="code" />,
  Nothing,
)

/** The ambassador's ticket: the link as text to copy, and as a code that somebody beside them scans. */
export function ShareLink({ link }: { readonly link: string }) {
  return (
    <Slip face="offer" label="Your link" kicker="Share your link" amount={null} title={link.replace(/^https:\/\//i, '')}>
      <Inline space="lg" justify="center">
        <Code value={link} label="Scan to open the link" />
        <Stack space="sm" align="start">
          <Text>Send it to friends, or let them scan the code.</Text>
          <CopyButton
            text={link}
            label="Copy the link"
            copiedLabel="Copied to clipboard."
            deniedLabel="Your browser does not let the page copy. Select the link above, and copy it."
          />
        </Stack>
      </Inline>
    </Slip>
  )
}
