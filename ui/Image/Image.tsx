import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Image.css.ts'
import { usePicture } from './usePicture.ts'

export const imageRatios = ['wide', 'photo', 'square'] as const

/** Addresses of a picture by its width in pixels. */
export type PictureWidths = { readonly 360: string; readonly 720: string }

export type ImageProps = {
  /** Address of the picture; null when there is none. */
  src: string | null
  /** The same picture in two widths, in pixels: the browser takes the one that its box needs. */
  widths?: PictureWidths | null
  /** Alternative text; empty for decoration. */
  alt: string
  /** Aspect ratio of its box, which the picture fills. */
  ratio: (typeof imageRatios)[number]
  /** Shown while the picture loads, and when it is missing or broken. */
  fallback?: ReactNode
}

const srcSetOf = (widths: PictureWidths): string => `${widths[360]} 360w, ${widths[720]} 720w`

/** A picture in a reserved box, so that nothing moves when it loads or fails. */
export function Image({ src, widths = null, alt, ratio, fallback }: ImageProps) {
  const [state, telling] = usePicture(src)
  const missing = src === null || state === 'broken'
  const standIn = fallback ?? (missing && <Icon name="dish" size="lg" />)
  return (
    // A button may hold it: its elements are those of a phrase.
    <span className={`${styles.frame} ${styles.ratio[ratio]}`}>
      {state !== 'ready' && standIn && (
        <span className={styles.fallback} {...(missing && alt ? { role: 'img', 'aria-label': alt } : {})}>
          {standIn}
        </span>
      )}
      {!missing && (
        <img
          {...telling}
          className={styles.picture}
          {...(widths && { srcSet: srcSetOf(widths), sizes: '(min-width: 48rem) 720px, 100vw' })}
          src={src}
          alt={alt}
        />
      )}
    </span>
  )
}
