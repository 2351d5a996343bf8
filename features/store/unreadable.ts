import * as z from 'zod/mini'
import { orDropped } from '../shared/api/dropped.ts'
import { orNull } from '../shared/api/wire.ts'

const unreadable = 'unreadable'
export type Unreadable = typeof unreadable

/** For what is sold: an unreadable value is not sold, and has no fallback. */
export const orUnreadable = <S extends z.ZodMiniType>(schema: S) =>
  orDropped(
    z.pipe(
      orNull(schema),
      z.transform((value): z.output<S> | null | Unreadable => value),
    ),
    unreadable,
  )

export const isReadable = <T>(value: T): value is Exclude<T, Unreadable> => value !== unreadable
export const orNothing = <T>(value: T): Exclude<T, Unreadable> | null => (isReadable(value) ? value : null)
