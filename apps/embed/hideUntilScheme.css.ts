import { globalStyle, keyframes } from '@vanilla-extract/css'

const appear = keyframes({ to: { visibility: 'visible' } })

/** Prevents a flash of a light frame on a dark page. It appears all the same where no script comes. */
globalStyle('html:not([data-scheme]) #root', {
  '@media': { '(scripting: enabled)': { visibility: 'hidden', animation: `${appear} 0s 2s forwards` } },
})

/** Until the scheme is known, the page around it shows through. */
globalStyle('html:not([data-scheme]) body', { '@media': { '(scripting: enabled)': { backgroundColor: 'transparent' } } })
