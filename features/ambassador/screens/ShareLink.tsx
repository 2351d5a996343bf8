import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { lazyModule } from '../../../ui/lazy/lazyModule.ts'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

const useCode = lazyModule(async () => (await import('../../../ui/QrCode/QrCode.tsx')).QrCode)

/** The ambassador's ticket: the link as text to copy, and as a code that somebody beside them scans. */
export function ShareLink({ link }: { readonly link: string }) {
  const code = useCode()
  return (
    <Slip face="offer" label="Your link" kicker="Share your link" amount={null} title={link.replace(/^https:\/\//i, '')}>
      <Inline space="lg" justify="center">
        {code.status === 'loading' && <Skeleton shape="code" />}
        {code.status === 'ready' && <code.value value={link} label="Scan to open the link" />}
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
