import type { CSSProperties, ReactNode } from 'react'
import * as styles from './ColourBand.css.ts'
import { legibleOn } from './legible.ts'

export type ColourBandProps = {
  /** The background, as `#rrggbb`; if null, white or black, whichever the text is readable on. */
  background: string | null
  /** The preferred text colour, as `#rrggbb`; black or white replaces it if there is none, or where contrast is too low. */
  text: string | null
  /** A headline, or a short text. */
  children: ReactNode
}

function bandColours(background: string | null, text: string | null): CSSProperties {
  if (background !== null) return { backgroundColor: background, color: legibleOn(background, text ?? background) }
  return text === null ? {} : { backgroundColor: legibleOn(text, text), color: text }
}

/** A band in the content's own colours; its text is readable on any of them. */
export function ColourBand({ background, text, children }: ColourBandProps) {
  return (
    <div className={styles.band} style={bandColours(background, text)}>
      {children}
    </div>
  )
}
