import type { GlobalStyleRule } from '@vanilla-extract/css'
import type * as deskParts from './deskParts.css.ts'
import type * as landingParts from './landingParts.css.ts'
import type * as mapParts from './mapParts.css.ts'
import type * as parts from './parts.css.ts'
import type * as storeParts from './storeParts.css.ts'

/** The rules of one part, below `''`, of its states: `'::before'`, `':has(…)'`, and of what is in it: `' input'`. */
type PartRules = Readonly<Partial<Record<'' | `:${string}` | `[${string}` | ` ${string}`, GlobalStyleRule>>>

type Parts = keyof typeof parts | keyof typeof deskParts | keyof typeof landingParts | keyof typeof mapParts | keyof typeof storeParts

/** The arrangement of an enterprise's pages, and the drawing of its slip. A part without rules has the plain form that `ui` gives it. */
export type Composition = Readonly<Partial<Record<Parts, PartRules>>>
