import { Button } from '../../../ui/Button/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { Slip } from '../../../ui/Slip/Slip.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import { ScannedCode } from '../../shared/screens/ScannedCode.tsx'

type Props = {
  readonly link: string
  /** Null where the browser shares nothing. */
  readonly onShare: ((link: string) => void) | null
}

/** The ambassador's ticket: the link as text to copy or to share, and as a code that somebody beside them scans. */
export const ShareLink = ({ link, onShare }: Props) => (
  <Slip
    shares
    face="offer"
    label="Your link"
    kicker="Share your link"
    amount={link.replace(/^https:\/\//i, '')}
    title="Send it to friends, or let them scan the code.">
    <ScannedCode value={link} label="Scan to open the link" />
    <Stack space="sm">
      <CopyButton
        wide
        variant="solid"
        text={link}
        label="Copy the link"
        copiedLabel="Copied"
        deniedLabel="Your browser does not let the page copy. Select the link above, and copy it."
      />
      {onShare && (
        <Button wide variant="quiet" size="md" icon="upload" onClick={() => onShare(link)}>
          Share
        </Button>
      )}
    </Stack>
  </Slip>
)
