import { style } from '@vanilla-extract/css'

/** The buttons load on top of the space that is reserved for them, so that nothing moves. */
export const space = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const layer = style({ gridArea: '1 / 1' })
