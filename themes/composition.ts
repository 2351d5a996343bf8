import type { GlobalStyleRule } from '@vanilla-extract/css'
import type * as parts from './parts.css.ts'

/** The rules of one part, below `''`, and of its states: `'::before'`, `':has(…)'`. */
type PartRules = Readonly<Partial<Record<'' | `:${string}` | `[${string}`, GlobalStyleRule>>>

/** The arrangement of an enterprise's pages, and the drawing of its slip. A part without rules has the plain form that `ui` gives it. */
export type Composition = Readonly<Partial<Record<keyof typeof parts, PartRules>>>
