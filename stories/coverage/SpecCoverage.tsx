import { Suspense, use, useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { type Evidence, type StoryLink, coverageOf, isProven } from './coverage.ts'
import type { RequirementId } from './requirements.ts'
import { requirements } from './requirements.ts'
import { loadStories, testSources } from './sources.ts'
import * as styles from './SpecCoverage.css.ts'
import { surfaceOf } from './surfaces.ts'

const none: Evidence = { stories: [], tests: [] }
const bySurface = [...new Set(requirements.map(({ id }) => surfaceOf(id)))].map(
  (surface) => [surface, requirements.filter(({ id }) => surfaceOf(id) === surface)] as const,
)

function StoryName({ title, exportName, asserts }: StoryLink) {
  return (
    <a href={`./?path=/story/${toId(title, storyNameFromExport(exportName))}`} target="_top">
      {title} · {exportName}
      {!asserts && ' (shown only)'}
    </a>
  )
}

function Row({ id, title, evidence }: { id: RequirementId; title: string; evidence: Evidence }) {
  const { stories, tests } = evidence
  return (
    <tr id={id}>
      <th scope="row" className={styles.id}>
        {id}
      </th>
      <td className={styles.title}>{title}</td>
      <td>
        {!isProven(evidence) && <Badge tone="danger">Not proven</Badge>}
        {stories.length + tests.length > 0 && (
          <ul className={styles.evidence}>
            {stories.map((story) => (
              <li key={story.title + story.exportName}>
                <StoryName {...story} />
              </li>
            ))}
            {tests.map((test) => (
              <li key={test.file + test.title} title={test.file}>
                {test.title}
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

const loadCoverage = async () => coverageOf(await loadStories(), testSources)

/** Every requirement, with the stories and tests that show it. */
export function SpecCoverage() {
  const [coverage] = useState(loadCoverage)
  return (
    <Suspense fallback={<Text>Loading every story …</Text>}>
      <Rows loading={coverage} />
    </Suspense>
  )
}

function Rows({ loading }: { loading: Promise<ReadonlyMap<RequirementId, Evidence>> }) {
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
                {rows.map(({ id, title }) => (
                  <Row key={id} id={id} title={title} evidence={evidenceOf(id)} />
                ))}
              </tbody>
            </table>
          </Stack>
        ))}
      </Stack>
    </main>
  )
}
