import { keyframes, style, styleVariants } from '@vanilla-extract/css'

export const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  borderRadius: '50%',
  border: '0.125em solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    // A dotted ring replaces the rotation with reduced motion.
    '(prefers-reduced-motion: reduce)': { borderStyle: 'dotted', borderBlockStartColor: 'currentColor' },
    '(forced-colors: active)': { borderBlockStartColor: 'Canvas' },
  },
})
export const size = styleVariants({
  md: { inlineSize: '1.25em', blockSize: '1.25em' },
  lg: { inlineSize: '2.25rem', blockSize: '2.25rem', borderWidth: '0.1875rem' },
})
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: '0.625em' })
