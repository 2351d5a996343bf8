import { type ReactNode, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Image.css.ts'

export const imageRatios = ['wide', 'photo', 'square'] as const

export type ImageProps = {
  /** Where the picture is; null when there is none. */
  src: string | null
  /** What it shows; empty when it only decorates. */
  alt: string
  /** Its place on the page, which it fills whatever its own ratio. */
  ratio: (typeof imageRatios)[number]
  /** Stands in while the picture is on its way, and when it is missing or broken. */
  fallback?: ReactNode
}

type Loading = { src: string | null; state: 'ready' | 'broken' }

/** A picture whose place is kept, so that nothing moves when it comes, or when it never does. */
export function Image({ src, alt, ratio, fallback }: ImageProps) {
  const [settled, setSettled] = useState<Loading>()
  const state = settled?.src === src ? settled.state : 'loading'
  const settle = (state: Loading['state']) => setSettled({ src, state })
  // A picture from the browser's cache may be there before its events can be heard.
  const look = (element: HTMLImageElement | null) => {
    if (element?.complete && state === 'loading') settle(element.naturalWidth > 0 ? 'ready' : 'broken')
  }
  const missing = src === null || state === 'broken'
  const standIn = fallback ?? (missing && <Icon name="dish" size="lg" />)
  return (
    <div className={`${styles.frame} ${styles.ratio[ratio]}`}>
      {state !== 'ready' && standIn && (
        <div className={styles.fallback} {...(missing && alt ? { role: 'img', 'aria-label': alt } : {})}>
          {standIn}
        </div>
      )}
      {!missing && (
        <img
          ref={look}
          className={styles.picture}
          src={src}
          alt={alt}
          data-state={state}
          onLoad={() => settle('ready')}
          onError={() => settle('broken')}
        />
      )}
    </div>
  )
}
