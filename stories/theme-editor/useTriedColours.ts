import { setElementVars } from '@vanilla-extract/dynamic'
import { type RefObject, useLayoutEffect } from 'react'
import type { Scheme } from '../../themes/scheme.ts'
import { schemeVars } from '../../themes/schemeVars.ts'

/** Dresses the board in colours that are tried, and the page's body too: what opens over the page stands there. */
export function useTriedColours(board: RefObject<HTMLElement | null>, tried: Scheme) {
  useLayoutEffect(() => {
    const { body } = document
    for (const element of [body, board.current]) if (element) setElementVars(element, schemeVars, tried)
    return () => {
      for (const name of [...body.style].filter((each) => each.startsWith('--'))) body.style.removeProperty(name)
    }
  }, [board, tried])
}
