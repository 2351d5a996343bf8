import type { Control, Watched } from './watchPage.ts'

/** The moment from which a page can be used, and the control that makes it so. */
export interface Usable {
  usable: number
  first: string
}

/**
 * Milliseconds until the first control of `main` that is in sight, enabled, and answers a press (`watchPage` defines the first two
 * are). What answers is
 *
 * - a control of any kind, from the frame on in which React holds it;
 * - a text field that was painted before, from its paint on, but only if a second visit has typed into it at once and on until after
 *   React came, and the field of the same name then held every letter (`typedInto`);
 * - a link that the browser follows without a script, from its paint on, if one of its name is still there when the page is at rest.
 */
export function usableOf(
  { controls, fcp }: Pick<Watched, 'controls' | 'fcp'>,
  typedInto: ReadonlySet<string>,
  atRest: readonly Pick<Control, 'kind' | 'name'>[],
): Usable {
  const answersFrom = ({ kind, name, painted, held }: Control): number => {
    const isLasting = atRest.some((control) => control.kind === kind && control.name === name)
    const isEarly = kind === 'link' ? isLasting : kind === 'text field' && typedInto.has(name)
    return Math.max(fcp, isEarly ? painted : (held ?? Infinity))
  }
  const first = controls.toSorted((one, other) => answersFrom(one) - answersFrom(other))[0]
  if (first === undefined || answersFrom(first) === Infinity) return { usable: Number.NaN, first: 'nothing' }
  return { usable: answersFrom(first), first: `${first.kind === 'other' ? '' : `${first.kind} `}${first.name}` }
}
