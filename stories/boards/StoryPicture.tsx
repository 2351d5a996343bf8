import { useRef } from 'react'
import * as styles from './Boards.css.ts'
import { useDrawn } from './useDrawn.ts'

/** The windows that a picture can show, in pixels, and how much smaller it is drawn. */
export const windows = {
  phone: { width: 360, height: 740, scale: 0.55 },
  wide: { width: 1280, height: 860, scale: 0.31 },
  small: { width: 360, height: 740, scale: 0.25 },
  /** The upper part of a phone's window. */
  node: { width: 360, height: 400, scale: 0.3 },
  /** Two beside each other in a narrow column. */
  panel: { width: 360, height: 740, scale: 0.45 },
} as const

export type WindowName = keyof typeof windows

type Props = {
  /** The story's id. */
  readonly id: string
  readonly title: string
  readonly globals: Readonly<Record<string, string>>
  readonly size: WindowName
  /**
   * Whether its play runs first.
   * @default false
   */
  readonly plays?: boolean
}

/** A story as a small picture. */
export function StoryPicture({ id, title, globals, size, plays = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { width, height, scale } = windows[size]
  const markup = useDrawn(box, { id, globals, pose: plays ? 'played' : 'posed', window: windows[size] })
  return (
    <div ref={box} className={styles.picture} style={{ inlineSize: width * scale, blockSize: height * scale }} inert>
      {markup !== null && (
        <iframe
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          title={title}
          // No script runs in it. Fonts are only read by a page of the same origin.
          sandbox="allow-same-origin"
          srcDoc={markup}
        />
      )}
    </div>
  )
}
