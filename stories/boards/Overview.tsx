import { Suspense, use, useDeferredValue, useLayoutEffect, useState } from 'react'
import type { SchemeName } from '../../themes/scheme.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Boards.css.ts'
import { OverviewFilters, type View } from './OverviewFilters.tsx'
import { OverviewPicture } from './OverviewPicture.tsx'
import { found, type Picture, type Texts } from './pictures.ts'
import { marksIn, markOf, withMark } from './reviewed.ts'
import { loadTexts } from './drawnTexts.ts'
import { addressAt, showInAddress } from './viewInAddress.ts'

export type OverviewProps = {
  readonly title: string
  readonly load: () => Promise<readonly Picture[]>
  /** The first view. */
  readonly view: View
  /** The board's own story, whose address has its view. */
  readonly storyId: string
  /** The toolbar's scheme. */
  readonly scheme: SchemeName
  /** Whether it shows nothing before a text is typed: the states of all surfaces would be too many. */
  readonly needsText?: boolean
}

const noTexts: Texts = {}

/** The shortest text that it then takes. */
const shortest = 3

type FilteredProps = Omit<OverviewProps, 'title' | 'load'> & { readonly loading: Promise<readonly Picture[]> }

function Filtered({ loading, view: first, storyId, scheme, needsText = false }: FilteredProps) {
  const pictures = use(loading)
  const [view, setView] = useState(first)
  const drawn = useDeferredValue(view)
  // A megabyte, which only a search needs.
  const texts = drawn.text.trim() === '' ? noTexts : use(loadTexts())
  const marks = marksIn(view.reviewed)
  const isReviewed = ({ id }: Picture) => marks.has(markOf(id))
  const waits = needsText && drawn.text.trim().length < shortest
  const shown = (waits ? [] : found(pictures, drawn, texts)).filter((picture) => view.show === 'all' || !isReviewed(picture))
  const change = (patch: Partial<View>) => {
    setView({ ...view, ...patch })
    showInAddress(storyId, { ...view, ...patch })
  }
  // Only once: somebody who scrolls on is not led back.
  useLayoutEffect(() => document.getElementById(first.state)?.scrollIntoView({ block: 'center' }), [first.state])
  const steps = [...new Set(shown.map(({ step }) => step))]
  return (
    <Stack space="lg">
      <OverviewFilters pictures={pictures} texts={texts} view={view} onView={change} />
      <output>
        <Text as="span" tone="muted">
          {waits
            ? `Type what a person reads, such as “Try again”, to find it in ${pictures.length} states of screens`
            : `${shown.length} of ${pictures.length} states · ${pictures.filter(isReviewed).length} reviewed`}
          {drawn.size === 'wide' && scheme === 'dark' && ' · Wide windows are drawn in the light only'}
        </Text>
      </output>
      {!waits && shown.length === 0 && <EmptyState icon="search" title="No state found" />}
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
                  <OverviewPicture
                    key={picture.id}
                    picture={picture}
                    scheme={scheme}
                    size={drawn.size}
                    brand={drawn.brand}
                    href={addressAt(storyId, picture.id)}
                    isWanted={picture.id === first.state}
                    isReviewed={isReviewed(picture)}
                    onReviewed={(next) => change({ reviewed: withMark(view.reviewed, picture.id, next) })}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Stack>
  )
}

/** Every state that is loaded, in every enterprise. */
export function Overview({ title, load, ...props }: OverviewProps) {
  const [loading] = useState(load)
  return (
    <main className={styles.page}>
      <Stack space="lg">
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Suspense fallback={<Text>Loading the states …</Text>}>
          <Filtered loading={loading} {...props} />
        </Suspense>
      </Stack>
    </main>
  )
}
