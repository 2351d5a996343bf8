import type { Schemes } from '../../themes/scheme.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { Faults } from './Faults.tsx'
import * as styles from './ThemeEditor.css.ts'

interface WorkbenchHeadProps {
  /** The name of the enterprise. */
  readonly enterprise: string
  readonly schemes: Schemes
  /** Whether other seeds are tried than the enterprise's own. */
  readonly changed: boolean
  readonly onStartOver: () => void
}

/** What stays in sight while seeds are turned: whose they are, the way back, and which pairs have become too faint. */
export function WorkbenchHead({ enterprise, schemes, changed, onStartOver }: WorkbenchHeadProps) {
  return (
    <div className={styles.workbenchHead}>
      <Heading level={1} size="md">
        The colours of {enterprise}
      </Heading>
      <div className={styles.wayBack}>
        <Text size="sm" tone="muted">
          {changed ? 'Changed, and kept in this tab' : 'As in its seeds.ts'}
        </Text>
        <TextButton onClick={onStartOver}>Start over</TextButton>
      </div>
      <Faults schemes={schemes} />
    </div>
  )
}
