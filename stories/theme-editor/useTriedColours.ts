import { setElementVars } from '@vanilla-extract/dynamic'
import { type RefObject, useLayoutEffect } from 'react'
import type { Scheme } from '../../themes/scheme.ts'
import { schemeVars } from '../../themes/schemeVars.ts'

/** Sets the tried colours on the board, and on the body for what opens over the page. */
export function useTriedColours(board: RefObject<HTMLElement | null>, tried: Scheme) {
  useLayoutEffect(() => {
    const { body } = document
    for (const element of [body, board.current]) if (element) setElementVars(element, schemeVars, tried)
    return () => {
      for (const name of [...body.style].filter((each) => each.startsWith('--'))) body.style.removeProperty(name)
    }
  }, [board, tried])
}
