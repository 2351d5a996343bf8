import { type ReactNode, useId } from 'react'
import * as heading from '../Heading/Heading.css.ts'
import * as styles from './LandingPage.css.ts'

export const landingGrounds = ['page', 'sunken'] as const

export type LandingBandProps = {
  /** By which a link leads to it: `#prices`. */
  id?: string
  /** What the part is about. */
  title: string
  /** A sentence below the title. */
  text?: string
  /**
   * What it stands on: two of a kind do not follow each other.
   * @default 'page'
   */
  ground?: (typeof landingGrounds)[number]
  /** What the title is of. */
  children: ReactNode
}

/** A part of a `LandingPage`, from edge to edge of the window. */
export function LandingBand({ id, title, text, ground = 'page', children }: LandingBandProps) {
  const titleId = useId()
  return (
    <section id={id} className={styles.band} data-ground={ground} aria-labelledby={titleId}>
      <div className={styles.bandInner}>
        <div className={styles.bandWords}>
          <h2 id={titleId} className={`${heading.heading} ${heading.size.xl}`}>
            {title}
          </h2>
          {text && <p className={styles.bandText}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
