import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from '../parts/progress.css.ts'

export type ProgressBarProps = {
  value: number
  max: number
  label: string
  /** The same in words, above it: changes are announced. */
  text?: string
}

export const ProgressBar = ({ value, max, label, text }: ProgressBarProps) => (
  <Stack space="xs">
    {text && (
      <div role="status">
        <Text size="sm" weight="strong">
          {text}
        </Text>
      </div>
    )}
    <progress className={styles.progress} value={value} max={max} aria-label={label} />
  </Stack>
)
