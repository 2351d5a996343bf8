import type { ByRoleMatcher } from '@testing-library/dom'
import * as z from 'zod/mini'

/** A whole name, or a pattern. */
export type Name = string | RegExp

/** How to find an element: as a person or a screen reader finds it. */
export type Query =
  | { readonly by: 'role'; readonly role: ByRoleMatcher; readonly name: Name }
  | { readonly by: 'label'; readonly name: Name }
  | { readonly by: 'text'; readonly name: Name }

const role =
  (role: ByRoleMatcher) =>
  (name: Name): Query => ({ by: 'role', role, name })

export const button = role('button')
export const link = role('link')
export const heading = role('heading')
export const field = (name: Name): Query => ({ by: 'label', name })
export const text = (name: Name): Query => ({ by: 'text', name })

/** The query as text, for error messages. */
export const describeQuery = (query: Query): string => `${query.by === 'role' ? String(query.role) : query.by} ${String(query.name)}`

/** A visible match, as the page reports it. */
export const foundSchema = z.object({
  text: z.string(),
  value: z.string(),
  isChecked: z.boolean(),
  isEnabled: z.boolean(),
  isFocused: z.boolean(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** All of it is in the window, and nothing covers its edges. */
  isWhole: z.boolean(),
  /** Its middle is in the window, and nothing covers it. */
  isOnTop: z.boolean(),
})
export type Found = z.output<typeof foundSchema>
