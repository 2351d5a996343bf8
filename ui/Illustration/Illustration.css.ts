import { style, styleVariants } from '@vanilla-extract/css'

export const illustration = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', objectFit: 'contain' })
export const ratio = styleVariants({ wide: { aspectRatio: '16 / 9' }, spot: { aspectRatio: '4 / 3', maxInlineSize: '15rem' } })
