import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Image.css.ts'
import { usePicture } from './usePicture.ts'

export const imageRatios = ['wide', 'photo', 'square'] as const

export type ImageProps = {
  /** Address of the picture; null when there is none. */
  src: string | null
  /** Alternative text; empty for decoration. */
  alt: string
  /** Aspect ratio of its box, which the picture fills. */
  ratio: (typeof imageRatios)[number]
  /** Shown while the picture loads, and when it is missing or broken. */
  fallback?: ReactNode
}

/** A picture in a reserved box, so that nothing moves when it loads or fails. */
export function Image({ src, alt, ratio, fallback }: ImageProps) {
  const [state, telling] = usePicture(src)
  const missing = src === null || state === 'broken'
  const standIn = fallback ?? (missing && <Icon name="dish" size="lg" />)
  return (
    <div className={`${styles.frame} ${styles.ratio[ratio]}`}>
      {state !== 'ready' && standIn && (
        <div className={styles.fallback} {...(missing && alt ? { role: 'img', 'aria-label': alt } : {})}>
          {standIn}
        </div>
      )}
      {!missing && <img {...telling} className={styles.picture} src={src} alt={alt} />}
    </div>
  )
}
