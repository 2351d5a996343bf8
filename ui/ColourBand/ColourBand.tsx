import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as styles from './ColourBand.css.ts'
import { legibleOn } from './legible.ts'

export type ColourBandProps = {
  /** Its ground, as `#rrggbb`. */
  background: string
  /** The colour wished for its text, as `#rrggbb`; black or white takes its place where it could not be read. */
  text: string
  /** A headline, or a few words. */
  children: ReactNode
}

/** A band in colours that come with the content, and not from the house: its words can be read on any of them. */
export function ColourBand({ background, text, children }: ColourBandProps) {
  return (
    <div className={styles.band} style={assignInlineVars({ [styles.ground]: background, [styles.ink]: legibleOn(background, text) })}>
      {children}
    </div>
  )
}
