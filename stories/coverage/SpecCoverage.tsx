import { Suspense, use, useDeferredValue, useState } from 'react'
import type { SchemeName } from '../../themes/scheme.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { type Evidence, type LastRun, type StoryLink, isProven, noEvidence } from './coverage.ts'
import type { RequirementId } from './requirements.ts'
import { requirements } from './requirements.ts'
import * as styles from './SpecCoverage.css.ts'
import { StoryPicture } from '../boards/StoryPicture.tsx'
import { surfaceOf } from './surfaces.ts'

const proofs = ['Story', 'Tests only', 'At night', 'Not proven'] as const

/** A story shows its row to a reviewer; a test alone does not. */
function proofOf(evidence: Evidence): (typeof proofs)[number] {
  if (!isProven(evidence)) return 'Not proven'
  if (evidence.stories.length > 0) return 'Story'
  return evidence.tests.length > 0 ? 'Tests only' : 'At night'
}

/** The number of pictures of a row; its other stories are named. */
const mostPictures = 3

/** The enterprise and the scheme of the pictures. */
type Pictured = { readonly enterprise: string; readonly scheme: SchemeName }

/** The states that prove a row, small. A flow or an app would play its walk. */
function Pictures({ stories, ...pictured }: { stories: readonly StoryLink[] } & Pictured) {
  const states = stories.filter(({ title }) => title.startsWith('Screens/')).slice(0, mostPictures)
  if (states.length === 0) return null
  return (
    <div className={styles.pictures}>
      {states.map((story) => (
        <a key={story.id} href={`./?path=/story/${story.id}`} target="_top" aria-label={`Picture of ${story.name}`}>
          <StoryPicture id={story.id} title={story.name} {...pictured} size="small" />
        </a>
      ))}
    </div>
  )
}

const StoryName = ({ id, title, name }: StoryLink) => (
  <a href={`./?path=/story/${id}`} target="_top">
    {title} · {name}
  </a>
)

type RowProps = { readonly id: RequirementId; readonly text: string; readonly evidence: Evidence } & Pictured

function Row({ id, text, evidence, ...pictured }: RowProps) {
  const { stories, tests, atNight } = evidence
  return (
    <tr id={id}>
      <th scope="row" className={styles.id}>
        {id}
      </th>
      <td className={styles.words}>{text}</td>
      <td>
        {!isProven(evidence) && <Badge tone="danger">Not proven</Badge>}
        <Pictures stories={stories} {...pictured} />
        {isProven(evidence) && (
          <ul className={styles.evidence}>
            {stories.map((story) => (
              <li key={story.id}>
                <StoryName {...story} />
              </li>
            ))}
            {tests.map((test) => (
              <li key={test.file + test.title}>
                {test.title} <span className={styles.file}>{test.file}</span>
              </li>
            ))}
            {atNight.map((test) => (
              <li key={test.file + test.title}>
                {test.title} <span className={styles.file}>{test.file}, at night</span>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

/** The surface, the kind of proof and the text of the rows that are shown; empty for any. */
export type CoverageView = { readonly surface: string; readonly proof: string; readonly text: string }

export type SpecCoverageProps = {
  /** The last whole run; null where none has run. */
  readonly load: () => Promise<LastRun | null>
  /** The first view. */
  readonly view: CoverageView
  /** Called when it changes. */
  readonly onView: (view: CoverageView) => void
} & Pictured

/** Every requirement, with the stories and tests that proved it in the last whole run. */
export function SpecCoverage({ load, ...props }: SpecCoverageProps) {
  const [loading] = useState(load)
  return (
    <main className={styles.page}>
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1} size="xl">
            Spec coverage
          </Heading>
          <Text tone="muted">What proved each row in the last whole run. A row without a proof fails the tests.</Text>
        </Stack>
        <Suspense fallback={<Text>Loading the last run …</Text>}>
          <Rows loading={loading} {...props} />
        </Suspense>
      </Stack>
    </main>
  )
}

const every = 'every'
const surfaceOptions = [every, ...new Set(requirements.map(({ id }) => surfaceOf(id)))].map((value) => ({
  value,
  label: value === every ? 'Every surface' : value,
}))

type RowsProps = Omit<SpecCoverageProps, 'load'> & { readonly loading: Promise<LastRun | null> }

function Rows({ loading, view: first, onView, ...pictured }: RowsProps) {
  const run = use(loading)
  const [view, setView] = useState(first)
  const shown = useDeferredValue(view)
  const change = (patch: Partial<CoverageView>) => {
    setView({ ...view, ...patch })
    onView({ ...view, ...patch })
  }
  const evidenceOf = (id: RequirementId) => run?.rows[id] ?? noEvidence
  const words = shown.text.trim().toLowerCase()
  const found = requirements.filter(
    ({ id, text }) =>
      (shown.surface === '' || surfaceOf(id) === shown.surface) &&
      (shown.proof === '' || proofOf(evidenceOf(id)) === shown.proof) &&
      `${id} ${text}`.toLowerCase().includes(words),
  )
  const proven = found.filter(({ id }) => isProven(evidenceOf(id)))
  if (!run) return <EmptyState icon="search" title="Nothing has run here yet" text="npm test writes what proves each row." />
  return (
    <>
      <div className={styles.filters}>
        <TextField kind="search" label="Row or text" value={view.text} onChange={({ target }) => change({ text: target.value })} />
        <Select
          label="Surface"
          options={surfaceOptions}
          value={view.surface || every}
          onChange={({ target }) => change({ surface: target.value === every ? '' : target.value })}
        />
        <Select
          label="Proof"
          options={[{ value: every, label: 'Any' }, ...proofs.map((value) => ({ value, label: value }))]}
          value={view.proof || every}
          onChange={({ target }) => change({ proof: target.value === every ? '' : target.value })}
        />
      </div>
      <output>
        <Text as="span" tone="muted">{`${proven.length} of ${found.length} rows proven, ${new Date(run.at).toLocaleString('en-US')}`}</Text>
      </output>
      {found.length === 0 && <EmptyState icon="search" title="No row found" />}
      {[...new Set(found.map(({ id }) => surfaceOf(id)))].map((surface) => (
        <Stack key={surface} space="sm" as="section">
          <Heading level={2} size="md">
            {surface}
          </Heading>
          <table className={styles.table} aria-label={surface}>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Requirement</th>
                <th scope="col">Shown by</th>
              </tr>
            </thead>
            <tbody>
              {found
                .filter(({ id }) => surfaceOf(id) === surface)
                .map(({ id, text }) => (
                  <Row key={id} id={id} text={text} evidence={evidenceOf(id)} {...pictured} />
                ))}
            </tbody>
          </table>
        </Stack>
      ))}
    </>
  )
}
