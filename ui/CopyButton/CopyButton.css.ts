import { style } from '@vanilla-extract/css'

/** Both words take one place, so that the button keeps its width. */
export const words = style({ display: 'inline-grid', justifyItems: 'start' })
export const word = style({ gridArea: '1 / 1', selectors: { '&[aria-hidden="true"]': { visibility: 'hidden' } } })
