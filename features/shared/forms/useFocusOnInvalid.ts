import { useEffect } from 'react'

/** Moves the focus to the first invalid field after each press that a field has stopped: an object of its own; nothing before the first. */
export function useFocusOnInvalid(stopped: object | null | undefined): void {
  useEffect(() => {
    if (stopped) document.querySelector<HTMLElement>('input[aria-invalid="true"], [data-invalid] button')?.focus()
  }, [stopped])
}
