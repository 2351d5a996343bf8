import { Suspense, use, useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { type Coverage, type Evidence, type StoryLink, isProven } from './coverage.ts'
import type { RequirementId } from './requirements.ts'
import { requirements } from './requirements.ts'
import * as styles from './SpecCoverage.css.ts'
import { StoryPicture } from '../boards/StoryPicture.tsx'
import { surfaceOf } from './surfaces.ts'

const none: Evidence = { stories: [], tests: [] }
const bySurface = [...new Set(requirements.map(({ id }) => surfaceOf(id)))].map(
  (surface) => [surface, requirements.filter(({ id }) => surfaceOf(id) === surface)] as const,
)

/** How many pictures a row has; its other stories are named. */
const mostPictures = 3

const idOf = ({ title, exportName }: StoryLink) => toId(title, storyNameFromExport(exportName))

type Globals = Readonly<Record<string, string>>

/** The states that prove a row, small. A flow or an app would play its walk. */
function Pictures({ stories, globals }: { stories: readonly StoryLink[]; globals: Globals }) {
  const states = stories.filter(({ title, asserts }) => asserts && title.startsWith('Screens/')).slice(0, mostPictures)
  if (states.length === 0) return null
  return (
    <div className={styles.pictures}>
      {states.map((story) => (
        <a key={idOf(story)} href={`./?path=/story/${idOf(story)}`} target="_top" aria-label={`Picture of ${story.exportName}`}>
          <StoryPicture id={idOf(story)} title={story.exportName} globals={globals} size="small" />
        </a>
      ))}
    </div>
  )
}

function StoryName(story: StoryLink) {
  const { title, exportName, asserts } = story
  return (
    <a href={`./?path=/story/${idOf(story)}`} target="_top">
      {title} · {exportName}
      {!asserts && ' (shown only)'}
    </a>
  )
}

type RowProps = { readonly id: RequirementId; readonly text: string; readonly evidence: Evidence; readonly globals: Globals }

function Row({ id, text, evidence, globals }: RowProps) {
  const { stories, tests } = evidence
  return (
    <tr id={id}>
      <th scope="row" className={styles.id}>
        {id}
      </th>
      <td className={styles.words}>{text}</td>
      <td>
        {!isProven(evidence) && <Badge tone="danger">Not proven</Badge>}
        <Pictures stories={stories} globals={globals} />
        {stories.length + tests.length > 0 && (
          <ul className={styles.evidence}>
            {stories.map((story) => (
              <li key={story.title + story.exportName}>
                <StoryName {...story} />
              </li>
            ))}
            {tests.map((test) => (
              <li key={test.file + test.title}>
                {test.title} <span className={styles.file}>{test.file}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

function Count({ figure, label }: { figure: string; label: string }) {
  return (
    <div className={styles.count}>
      <span className={styles.figure}>{figure}</span> {label}
    </div>
  )
}

export type SpecCoverageProps = { readonly load: () => Promise<Coverage>; readonly globals: Globals }

/** Every requirement, with the stories and tests that show it. */
export function SpecCoverage({ load, globals }: SpecCoverageProps) {
  const [loading] = useState(load)
  return (
    <Suspense fallback={<Text>Loading every story …</Text>}>
      <Rows loading={loading} globals={globals} />
    </Suspense>
  )
}

function Rows({ loading, globals }: { loading: Promise<Coverage>; globals: Globals }) {
  const coverage = use(loading)
  const evidenceOf = (id: RequirementId) => coverage.get(id) ?? none
  const proven = requirements.filter(({ id }) => isProven(evidenceOf(id)))
  return (
    <main className={styles.page}>
      <Stack space="xl">
        <Stack space="xs">
          <Heading level={1} size="xl">
            Spec coverage
          </Heading>
          <Text tone="muted">A row that no play function and no test asserts fails the tests.</Text>
        </Stack>
        <div className={styles.counts}>
          <Count figure={`${proven.length} of ${requirements.length}`} label="rows proven" />
        </div>
        {bySurface.map(([surface, rows]) => (
          <Stack key={surface} space="sm" as="section">
            <Heading level={2} size="md">
              {surface}
            </Heading>
            <table className={styles.table} aria-label={surface}>
              <thead>
                <tr>
                  <th scope="col">Row</th>
                  <th scope="col">What must be seen or hold</th>
                  <th scope="col">Shown by</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ id, text }) => (
                  <Row key={id} id={id} text={text} evidence={evidenceOf(id)} globals={globals} />
                ))}
              </tbody>
            </table>
          </Stack>
        ))}
      </Stack>
    </main>
  )
}
