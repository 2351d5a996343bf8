import { style } from '@vanilla-extract/css'

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: {
    '&[data-align="start"]': { alignItems: 'flex-start' },
    '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
  },
})
