import type { Schemes } from '../../themes/scheme.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextButton } from '../../ui/TextLink/TextButton.tsx'
import { Faults } from './Faults.tsx'
import * as styles from './ThemeEditor.css.ts'

interface WorkbenchHeadProps {
  /** The enterprise's name. */
  readonly enterprise: string
  readonly schemes: Schemes
  /** Whether the seeds differ from the enterprise's. */
  readonly changed: boolean
  readonly onStartOver: () => void
}

/** Always in view: the enterprise, “Start over”, and the pairs that are too faint. */
export function WorkbenchHead({ enterprise, schemes, changed, onStartOver }: WorkbenchHeadProps) {
  return (
    <div className={styles.workbenchHead}>
      <Heading level={1} size="md">
        The colours of {enterprise}
      </Heading>
      <div className={styles.wayBack}>
        <Text size="sm" tone="muted">
          {changed ? 'Changed, and saved in this tab' : 'As in its seeds.ts'}
        </Text>
        <TextButton onClick={onStartOver}>Start over</TextButton>
      </div>
      <Faults schemes={schemes} />
    </div>
  )
}
