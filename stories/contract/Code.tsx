import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Api.css.ts'

/** A value as JSON. */
export const Code = ({ label, value }: { label: string; value: unknown }) => (
  <section aria-label={label}>
    <pre className={styles.code}>{JSON.stringify(value, null, 2)}</pre>
  </section>
)

/** A text of the code: what it has between backticks is code. */
export const Prose = ({ children }: { children: string }) => (
  <Text as="span">
    {children.split('`').map((part, index) =>
      index % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
        <code key={index} className={styles.term}>
          {part}
        </code>
      ) : (
        part
      ),
    )}
  </Text>
)
