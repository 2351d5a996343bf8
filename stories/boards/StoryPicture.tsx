import { useRef } from 'react'
import { framePage, globalsInAddress } from '../../.storybook/framePage.ts'
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

/** Not in a test: its page is not a Storybook, so a frame would load the tests again. */
export const canDraw = !('__vitest_browser__' in globalThis)

/** `embed` leaves out the story's play, which would lead to another state. Nobody reads the result of axe here, and it takes long. */
function addressOf({ id, globals, plays = false }: Pick<Props, 'id' | 'globals' | 'plays'>): string {
  const address = new URL('iframe.html', document.baseURI)
  const shown = `${globalsInAddress(globals)};a11y.manual:!true`
  address.search = new URLSearchParams({ id, viewMode: 'story', embed: String(!plays), globals: shown }).toString()
  return address.href
}

/** A story as a small live picture. */
export function StoryPicture({ title, size, ...story }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { drawn, onLoaded } = useDrawn(box)
  const { width, height, scale } = windows[size]
  return (
    <div ref={box} className={styles.picture} style={{ inlineSize: width * scale, blockSize: height * scale }} inert>
      {drawn && canDraw && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, and it needs its scripts and its origin
        <iframe
          className={styles.frame}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          title={title}
          srcDoc={framePage(title, addressOf(story))}
          onLoad={onLoaded}
        />
      )}
    </div>
  )
}
