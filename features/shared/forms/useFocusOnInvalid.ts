import { useLayoutEffect } from 'react'

/**
 * Moves the focus to the first invalid field after each press that a field has stopped: an object of its own; nothing before the first.
 * At the commit, and not after it: the next key belongs to the field that is shown as wrong.
 */
export function useFocusOnInvalid(stopped: object | null | undefined): void {
  useLayoutEffect(() => {
    if (stopped) document.querySelector<HTMLElement>('input[aria-invalid="true"], [data-invalid] button')?.focus()
  }, [stopped])
}
