import { type ReactNode, useId } from 'react'
import * as heading from '../parts/heading.css.ts'
import * as styles from './LandingPage.css.ts'
import './arranged.css.ts'

export const landingGrounds = ['page', 'sunken'] as const

export type LandingBandProps = {
  /** The id for links: `#prices`. */
  id?: string
  title: string
  /** A sentence below the title. */
  text?: string
  /** The background: neighbouring bands use different ones. */
  ground?: (typeof landingGrounds)[number]
  /** Illustration beside the texts, on alternating sides; below them on a phone. */
  picture?: ReactNode
  children?: ReactNode
}

/** A part of a `LandingPage`, across the whole window. */
export function LandingBand({ id, title, text, ground = 'page', picture, children }: LandingBandProps) {
  const titleId = useId()
  return (
    <section id={id} className={styles.band} data-ground={ground} data-act={picture ? true : undefined} aria-labelledby={titleId}>
      <div className={styles.bandInner}>
        <div className={picture ? styles.bandHead : styles.bandTop}>
          <div className={styles.bandTexts}>
            <h2 id={titleId} className={`${heading.heading} ${heading.size.xl} ${styles.bandTitle}`}>
              {title}
            </h2>
            {text && <p className={styles.bandText}>{text}</p>}
          </div>
          {picture && (
            <div className={styles.bandPicture} data-goods>
              {picture}
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
