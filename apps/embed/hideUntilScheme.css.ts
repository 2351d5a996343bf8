import { globalStyle, keyframes } from '@vanilla-extract/css'

const appear = keyframes({ to: { visibility: 'visible' } })

/**
 * Nothing is painted before the colour scheme is known, or a light frame would flash up on a dark page. It appears all the same
 * where no script comes, or none runs.
 */
globalStyle('html:not([data-scheme]) #root', {
  '@media': { '(scripting: enabled)': { visibility: 'hidden', animation: `${appear} 0s 2s forwards` } },
})

/** Until then the page around it shows through. */
globalStyle('html:not([data-scheme]) body', { '@media': { '(scripting: enabled)': { backgroundColor: 'transparent' } } })
