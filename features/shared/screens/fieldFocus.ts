import { wasTouched } from '../../../ui/lazy/firstTouch.ts'

const byMouse = '(hover: hover) and (pointer: fine)'

/**
 * Whether the field of a step may take the focus, by whether the step is a later one. An on-screen keyboard that opens by itself would cover
 * what must be read: before the first press a field takes the focus only where there is a mouse. After it, whoever has begun on the
 * first step keeps their focus.
 */
export const mayFocusField = (isMoved: boolean): boolean => (wasTouched() ? isMoved : window.matchMedia(byMouse).matches)
