import { style } from '@vanilla-extract/css'

export const columns = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' })
