import { type OrderLink, type Stage, stageNamed } from '../../features/pos/link.ts'
import { stepNames } from '../runtime/page/address.tsx'
import { allowedReturnUrl } from '../runtime/page/returnTargets.ts'
import { namedIn } from './opening.ts'

/** The link of an order, without the step that is open, and with the address that `return_url` names. */
export const readLink = (search: string): OrderLink => ({
  ...namedIn(search),
  returnUrl: allowedReturnUrl(new URLSearchParams(search).get('return_url')),
})

/** The step of an order that its address names: `stage`, or `paid`, the mark of the payment that was made. Null and empty for none. */
export function openIn(search: string): { readonly stage: Stage | null; readonly paid: string } {
  const query = new URLSearchParams(search)
  return { stage: stageNamed(query.get('stage')) ?? null, paid: query.get('paid') ?? '' }
}

/** The same order, open at this step. */
export function openAt(search: string, step: { readonly stage: Stage } | { readonly paid: string }): string {
  const query = new URLSearchParams(search)
  for (const name of stepNames) query.delete(name)
  for (const [name, value] of Object.entries(step)) query.set(name, value)
  return `?${query}`
}
