import { Button } from '../../../ui/Button/Button.tsx'
import { Inline } from '../../../ui/Inline/Inline.tsx'
import { Text } from '../../../ui/Text/Text.tsx'

type Props = { readonly onReload: () => void; readonly onLater: () => void }

/** Offers to load the new version of a tool, over its page. */
export const NewVersion = ({ onReload, onLater }: Props) => (
  <div id="new-version" role="status">
    <Inline space="sm" justify="between">
      <Text>A new version is ready.</Text>
      <Inline space="sm">
        <Button variant="soft" size="md" icon="retry" onClick={onReload}>
          Reload
        </Button>
        <Button variant="quiet" size="md" onClick={onLater}>
          Later
        </Button>
      </Inline>
    </Inline>
  </div>
)
