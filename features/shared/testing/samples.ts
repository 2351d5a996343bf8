import { failed, refused } from '../api/answers/answer.ts'
import type { Named } from '../flow/flow.ts'

/** Failures that flows tell apart. */
export const failures = [failed({ kind: 'offline' }), failed({ kind: 'server' }), refused(null, 401), refused(null, 404)] as const

/** For each type of event what it carries, each time without its type: the compiler names a type that is missing. */
export type Samples<Event extends Named> = {
  readonly [Type in Event['type']]: readonly Omit<Extract<Event, { readonly type: Type }>, 'type'>[]
}

export const each = <A>(...answers: readonly A[]): { readonly answer: A }[] => answers.map((answer) => ({ answer }))

export const eventsOf = <Event extends Named>(samples: Samples<Event>): readonly Event[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each sample has its type as its key; Object.entries loses that
  Object.entries<readonly object[]>(samples).flatMap(([type, bodies]) =>
    bodies.map((body): unknown => ({ type, ...body })),
  ) as readonly Event[]
