import { FieldError, FieldHint } from '../Field/Field.tsx'
import { TextButton } from '../TextLink/TextButton.tsx'
import * as styles from './Combobox.css.ts'

type ProblemProps = {
  id: string
  /** Why there are no options. */
  failure: string | undefined
  /** Why the options may be out of date. */
  stale: string | null | undefined
  retryLabel: string
  onRetry: (() => void) | undefined
}

/** A failed read below the field, and its retry. */
export function Problem({ id, failure, stale, retryLabel, onRetry }: ProblemProps) {
  return (
    <div className={styles.failure}>
      {failure ? <FieldError id={id} error={failure} /> : <FieldHint id={id} hint={stale} />}
      {onRetry && (
        <TextButton icon="retry" onClick={onRetry}>
          {retryLabel}
        </TextButton>
      )}
    </div>
  )
}
