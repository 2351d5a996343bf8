import { Suspense, use, useState } from 'react'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './BeforeAfter.css.ts'
import { page } from './Boards.css.ts'
import { pictureAddress, type VisualChange, type VisualChanges } from './visualChanges.ts'

/** How many lines of markup are shown; the code has all. */
const mostLines = 40

const sides = ['before', 'after'] as const

/** Lines that only one version has, as a comparison of texts shows them. */
function Markup({ removed, added }: Pick<VisualChange, 'removed' | 'added'>) {
  const lines = [...removed.map((line) => `− ${line}`), ...added.map((line) => `+ ${line}`)]
  if (lines.length === 0) return null
  return (
    <details className={styles.markup}>
      <summary>{`Markup: ${removed.length} lines before, ${added.length} after`}</summary>
      <pre className={styles.lines}>{lines.slice(0, mostLines).join('\n')}</pre>
    </details>
  )
}

function Change({ change }: { change: VisualChange }) {
  const { id, enterprise, windows } = change
  return (
    <li className={styles.change}>
      <a className={styles.name} href={`./?path=/story/${id}&globals=enterprise:${enterprise}`} target="_top">
        {`${id} · ${enterprise}`}
      </a>
      {windows.map((window) => (
        <div key={window} className={styles.pair}>
          {sides.map((side) => (
            <figure key={side} className={styles.figure}>
              <img className={styles.picture} src={pictureAddress(change, window, side)} alt={`${id}, ${window}, ${side}`} loading="lazy" />
              <figcaption className={styles.caption}>{`${window}, ${side}`}</figcaption>
            </figure>
          ))}
        </div>
      ))}
      <Markup {...change} />
    </li>
  )
}

const isSeen = ({ windows }: VisualChange): boolean => windows.length > 0

function Part({ title, changes }: { title: string; changes: readonly VisualChange[] }) {
  if (changes.length === 0) return null
  return (
    <Stack space="sm" as="section">
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.id + change.enterprise} change={change} />
        ))}
      </ul>
    </Stack>
  )
}

export type BeforeAfterProps = { readonly load: () => Promise<VisualChanges | null> }

function Compared({ loading }: { loading: Promise<VisualChanges | null> }) {
  const found = use(loading)
  if (!found)
    return (
      <Text>
        Nothing is compared yet. “npm run visual” compares the pictures and the markup of every state with the last release; then “npm run
        storybook” shows them here.
      </Text>
    )
  const { base, changes } = found
  const seen = changes.filter(isSeen)
  const unseen = changes.filter((change) => !isSeen(change))
  return (
    <>
      <Text>{`Compared with ${base}: ${seen.length} look different, ${unseen.length} differ in markup only.`}</Text>
      <Part title="Looks different" changes={seen} />
      <Part title="Looks the same, with other markup" changes={unseen} />
    </>
  )
}

/** Every state that differs from the last release: first what a person sees, then what only its markup says. */
export function BeforeAfter({ load }: BeforeAfterProps) {
  const [loading] = useState(load)
  return (
    <main className={page}>
      <Stack space="lg">
        <Heading level={1} size="lg">
          Before and after
        </Heading>
        <Suspense fallback={<Text>Loading …</Text>}>
          <Compared loading={loading} />
        </Suspense>
      </Stack>
    </main>
  )
}
