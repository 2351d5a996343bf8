import { type ReactNode, useState } from 'react'
import { Details } from '../../ui/Details/Details.tsx'
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

/** Details whose content is made when they are opened: the page has hundreds of them. */
export function Part({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    // A key that opens them clicks too.
    <div onClickCapture={() => setOpened(true)}>
      <Details summary={summary}>{wasOpened && children()}</Details>
    </div>
  )
}
