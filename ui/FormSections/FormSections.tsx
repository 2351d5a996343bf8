import { type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { PageAside } from '../Page/PageAside.tsx'
import { Section } from '../Section/Section.tsx'
import * as styles from './FormSections.css.ts'
import './ledger.css.ts'
import './counter.css.ts'

export type FormSection = {
  readonly title: string
  /** A sentence below the title. */
  readonly text?: ReactNode
  /** Number of fields that are still to be filled in; null where that is not known. */
  readonly missing: number | 'optional' | null
  /** `FormRow`s, or one control of several parts. */
  readonly fields: ReactNode
}

export type FormSectionsProps = {
  sections: readonly FormSection[]
  /** Beside the form, above the list of its sections: what the typed text will look like. */
  preview?: ReactNode
}

/** A long form in sections. A list beside it leads to each, tells what is missing, and marks the one that is being filled in. */
export function FormSections({ sections, preview }: FormSectionsProps) {
  const form = useRef<HTMLDivElement>(null)
  const outlineId = useId()
  const [current, setCurrent] = useState<string | null>(null)
  const leadTo = (index: number, title: string) => {
    // A section that can only be read has nothing to focus.
    setCurrent(title)
    const section = form.current?.children[index]
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <>
      <PageAside>
        {preview}
        <nav className={styles.outline} aria-labelledby={outlineId}>
          <span id={outlineId} className={styles.outlineTitle}>
            Sections
          </span>
          <ul className={styles.list}>
            {sections.map(({ title, missing }, index) => (
              <li key={title}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={title === current || undefined}
                  onClick={() => leadTo(index, title)}>
                  <span className={styles.entryTitle}>{title}</span>
                  <State missing={missing} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </PageAside>
      <div ref={form} className={styles.sections}>
        {sections.map(({ title, text, missing, fields }) => (
          <div key={title} className={styles.section} onFocus={() => setCurrent(title)}>
            <Section title={title} text={text} action={typeof missing === 'number' && missing > 0 && <State missing={missing} />}>
              <div className={styles.fields}>{fields}</div>
            </Section>
          </div>
        ))}
      </div>
    </>
  )
}

const State = ({ missing }: Pick<FormSection, 'missing'>) =>
  missing === null ? null : missing === 'optional' ? (
    <span className={styles.optional}>Optional</span>
  ) : missing > 0 ? (
    <span className={styles.missing}>{`${missing.toLocaleString('en-US')} missing`}</span>
  ) : (
    <span className={styles.complete}>
      <Icon name="check" label="Complete" />
    </span>
  )
