import type { GlobalStyleRule } from '@vanilla-extract/css'
import type { Part } from './parts.css.ts'

/** The rules of one part, below `''`, and of its states: `'::before'`, `':has(…)'`. */
type PartRules = Readonly<Partial<Record<'' | `:${string}` | `[${string}`, GlobalStyleRule>>>

/** How an enterprise arranges its pages and draws the slip. A part without rules has the plain form that `ui` gives it. */
export type Composition = Readonly<Partial<Record<Part, PartRules>>>
