import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as styles from './ColourBand.css.ts'
import { legibleOn } from './legible.ts'

export type ColourBandProps = {
  /** The background, as `#rrggbb`. */
  background: string
  /** The preferred text colour, as `#rrggbb`; black or white replaces it where contrast is too low. */
  text: string
  /** A headline, or a short text. */
  children: ReactNode
}

/** A band in the content's own colours; its text is readable on any of them. */
export function ColourBand({ background, text, children }: ColourBandProps) {
  return (
    <div className={styles.band} style={assignInlineVars({ [styles.ground]: background, [styles.ink]: legibleOn(background, text) })}>
      {children}
    </div>
  )
}
