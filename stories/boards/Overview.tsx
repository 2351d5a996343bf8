import { Suspense, use, useDeferredValue, useState } from 'react'
import { isKind, type Kind, kinds } from '../../.storybook/kinds.ts'
import { enterprises } from '../../.storybook/enterprises.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { ToggleGroup } from '../../ui/ToggleGroup/ToggleGroup.tsx'
import { capitalized } from '../../features/shared/capitalized.ts'
import * as styles from './Boards.css.ts'
import { found, type Picture } from './pictures.ts'
import { StoryPicture, type WindowName } from './StoryPicture.tsx'
import { loadPictures } from './surfaces.ts'

export type OverviewProps = {
  /** The folder of the surface's stories. */
  readonly folder: string
  /** The light of the pictures. */
  readonly scheme: string
}

const kindOptions = [{ value: 'all', label: 'All' }, ...kinds.map((value) => ({ value, label: value }))]
const sizes = [
  { value: 'phone', label: 'Phone' },
  { value: 'wide', label: 'Wide' },
] as const satisfies readonly { value: WindowName; label: string }[]

type ShownProps = { readonly picture: Picture; readonly scheme: string; readonly size: WindowName }

/** A state in every enterprise. */
const Shown = ({ picture: { id, name, rows }, scheme, size }: ShownProps) => (
  <li>
    <a className={styles.link} href={`./?path=/story/${id}`} target="_top">
      <span className={styles.pair}>
        {enterprises.map((enterprise) => (
          <StoryPicture
            key={enterprise.id}
            id={id}
            title={`${name}, ${enterprise.settings.name}`}
            globals={{ enterprise: enterprise.id, scheme }}
            size={size}
          />
        ))}
      </span>
      <span>{[name, ...rows].join(' · ')}</span>
    </a>
  </li>
)

function Filtered({ loading, scheme }: { loading: Promise<readonly Picture[]>; scheme: string }) {
  const pictures = use(loading)
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind | ''>('')
  const [size, setSize] = useState<WindowName>('phone')
  const shown = useDeferredValue(found(pictures, text, kind))
  const steps = [...new Set(shown.map(({ step }) => step))]
  return (
    <Stack space="lg">
      <div className={styles.filters}>
        <TextField kind="search" label="Search for a state or a row" value={text} onChange={({ target }) => setText(target.value)} />
        <Select
          label="Kind"
          options={kindOptions}
          value={kind === '' ? 'all' : kind}
          onChange={({ target }) => setKind(isKind(target.value) ? target.value : '')}
        />
        <ToggleGroup label="Window" options={sizes} value={size} onChange={(chosen) => setSize(chosen ?? size)} />
      </div>
      <output>
        <Text as="span" tone="muted">{`${shown.length} of ${pictures.length} states`}</Text>
      </output>
      {shown.length === 0 && <EmptyState icon="search" title="No state found" />}
      <div className={styles.steps}>
        {steps.map((step) => (
          <section key={step} className={styles.step}>
            <Heading level={2} size="sm">
              {step}
            </Heading>
            <ul className={styles.pictures}>
              {shown
                .filter((picture) => picture.step === step)
                .map((picture) => (
                  <Shown key={picture.id} picture={picture} scheme={scheme} size={size} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Stack>
  )
}

/** Every state of a surface's screens, in every enterprise. */
export function Overview({ folder, scheme }: OverviewProps) {
  const [pictures] = useState(() => loadPictures(folder))
  return (
    <main className={styles.page}>
      <Stack space="lg">
        <Heading level={1} size="lg">
          {`${capitalized(folder.replaceAll('-', ' '))}: every state`}
        </Heading>
        <Suspense fallback={<Text>Loading the stories …</Text>}>
          <Filtered loading={pictures} scheme={scheme} />
        </Suspense>
      </Stack>
    </main>
  )
}
