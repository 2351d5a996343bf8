import { type ReactNode, useId } from 'react'
import * as heading from '../parts/heading.css.ts'
import * as styles from './Section.css.ts'

export const sectionLevels = [2, 3] as const

type Level = (typeof sectionLevels)[number]

export type SectionProps = {
  title: string
  level?: Level
  /** A sentence below the title. */
  text?: ReactNode
  /** The section's main action, beside its title. */
  action?: ReactNode
  /**
   * Whether it is printed with the page.
   * @default true
   */
  printed?: boolean
  children: ReactNode
}

const sizeOfLevel: Record<Level, string> = { 2: heading.size.lg, 3: heading.size.md }

/** A section of a page with its heading. */
export function Section({ title, level = 2, text, action, printed = true, children }: SectionProps) {
  const id = useId()
  const Title = `h${level}` as const
  return (
    <section className={`${styles.section} ${printed ? '' : styles.onScreen}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.texts}>
          <Title id={id} className={`${heading.heading} ${sizeOfLevel[level]}`}>
            {title}
          </Title>
          {text && <div className={styles.text}>{text}</div>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
