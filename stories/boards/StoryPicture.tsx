import { useState } from 'react'
import type { SchemeName } from '../../themes/scheme.ts'
import * as styles from './Boards.css.ts'
import { pictureFile, windows } from './pictureFiles.ts'

/** The sizes of pictures: the window that they show, and their size in pixels. */
const sizes = {
  phone: { window: 'phone', width: 198, height: 407 },
  wide: { window: 'wide', width: 397, height: 267 },
  small: { window: 'phone', width: 90, height: 185 },
  /** The upper part of a phone's window. */
  node: { window: 'phone', width: 108, height: 120 },
  /** Two beside each other in a narrow column. */
  panel: { window: 'phone', width: 162, height: 333 },
} as const

type Props = {
  /** The story's id. */
  readonly id: string
  readonly title: string
  readonly enterprise: string
  readonly scheme: SchemeName
  readonly size: keyof typeof sizes
}

/** Not in a test: its page has no pictures. */
const canLoad = !('__vitest_browser__' in globalThis)

/** The small picture of a story that `draw.ts` has drawn. */
export function StoryPicture({ id, title, enterprise, scheme, size }: Props) {
  const { window, width, height } = sizes[size]
  const [isMissing, setMissing] = useState(!canLoad)
  return (
    <div className={styles.picture} style={{ inlineSize: width, blockSize: height }} data-missing={isMissing || undefined}>
      {isMissing ? (
        title
      ) : (
        <img
          src={pictureFile(id, enterprise, window, scheme)}
          alt={title}
          width={width}
          height={(width * windows[window].height) / windows[window].width}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </div>
  )
}
