import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: '1px solid light-dark(#d7dbdf, #45494e)',
  borderRadius: '6px',
  colorScheme: 'light dark',
})

/** The height of the frame is that of its content: no margin leaves it. */
export const content = style({ display: 'flow-root', padding: '1.25rem' })
