import { vars } from '../../themes/vars.css.ts'

export const logoLook = {
  // Keeps its own width in a column, and its place at the start of a row.
  marginInlineEnd: 'auto',
  blockSize: vars.size.logo,
  inlineSize: 'auto',
  // In a row it gives way to what stands beside it, for example where text is twice as large.
  minInlineSize: 0,
  maxInlineSize: '100%',
  objectFit: 'contain',
} as const
