import { Suspense, use, useDeferredValue, useState } from 'react'
import { storyId } from '../../.storybook/storyId.ts'
import type { SchemeName } from '../../themes/scheme.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { type Coverage, type Evidence, type StoryLink, isProven } from './coverage.ts'
import type { RequirementId } from './requirements.ts'
import { requirements } from './requirements.ts'
import * as styles from './SpecCoverage.css.ts'
import { StoryPicture } from '../boards/StoryPicture.tsx'
import { surfaceOf } from './surfaces.ts'

const none: Evidence = { stories: [], tests: [] }

const proofs = ['Story', 'Tests only', 'Not proven'] as const

/** A story shows its row to a reviewer; a test alone does not. */
function proofOf(evidence: Evidence): (typeof proofs)[number] {
  if (!isProven(evidence)) return 'Not proven'
  return evidence.stories.some(({ asserts }) => asserts) ? 'Story' : 'Tests only'
}

/** The number of pictures of a row; its other stories are named. */
const mostPictures = 3

const idOf = ({ title, exportName }: StoryLink) => storyId(title, exportName)

/** The enterprise and the scheme of the pictures. */
type Pictured = { readonly enterprise: string; readonly scheme: SchemeName }

/** The states that prove a row, small. A flow or an app would play its walk. */
function Pictures({ stories, ...pictured }: { stories: readonly StoryLink[] } & Pictured) {
  const states = stories.filter(({ title, asserts }) => asserts && title.startsWith('Screens/')).slice(0, mostPictures)
  if (states.length === 0) return null
  return (
    <div className={styles.pictures}>
      {states.map((story) => (
        <a key={idOf(story)} href={`./?path=/story/${idOf(story)}`} target="_top" aria-label={`Picture of ${story.exportName}`}>
          <StoryPicture id={idOf(story)} title={story.exportName} {...pictured} size="small" />
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

type RowProps = { readonly id: RequirementId; readonly text: string; readonly evidence: Evidence } & Pictured

function Row({ id, text, evidence, ...pictured }: RowProps) {
  const { stories, tests } = evidence
  return (
    <tr id={id}>
      <th scope="row" className={styles.id}>
        {id}
      </th>
      <td className={styles.words}>{text}</td>
      <td>
        {!isProven(evidence) && <Badge tone="danger">Not proven</Badge>}
        <Pictures stories={stories} {...pictured} />
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

/** The surface, the kind of proof and the text of the rows that are shown; empty for any. */
export type CoverageView = { readonly surface: string; readonly proof: string; readonly text: string }

export type SpecCoverageProps = {
  readonly load: () => Promise<Coverage>
  /** The first view. */
  readonly view: CoverageView
  /** Called when it changes. */
  readonly onView: (view: CoverageView) => void
} & Pictured

/** Every requirement, with the stories and tests that show it. */
export function SpecCoverage({ load, ...props }: SpecCoverageProps) {
  const [loading] = useState(load)
  return (
    <main className={styles.page}>
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1} size="xl">
            Spec coverage
          </Heading>
          <Text tone="muted">A row that no play function and no test asserts fails the tests.</Text>
        </Stack>
        <Suspense fallback={<Text>Loading every story …</Text>}>
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

type RowsProps = Omit<SpecCoverageProps, 'load'> & { readonly loading: Promise<Coverage> }

function Rows({ loading, view: first, onView, ...pictured }: RowsProps) {
  const coverage = use(loading)
  const [view, setView] = useState(first)
  const shown = useDeferredValue(view)
  const change = (patch: Partial<CoverageView>) => {
    setView({ ...view, ...patch })
    onView({ ...view, ...patch })
  }
  const evidenceOf = (id: RequirementId) => coverage.get(id) ?? none
  const words = shown.text.trim().toLowerCase()
  const found = requirements.filter(
    ({ id, text }) =>
      (shown.surface === '' || surfaceOf(id) === shown.surface) &&
      (shown.proof === '' || proofOf(evidenceOf(id)) === shown.proof) &&
      `${id} ${text}`.toLowerCase().includes(words),
  )
  const proven = found.filter(({ id }) => isProven(evidenceOf(id)))
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
        <Text as="span" tone="muted">{`${proven.length} of ${found.length} rows proven`}</Text>
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
