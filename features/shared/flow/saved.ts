import * as z from 'zod/mini'
import type { StateOf, Status } from './flow.ts'

/** How a flow's state is saved for a reload, and read again. */
export type Saved<State> = {
  /** Changes with the shape of the saved data: states of another version are discarded. */
  readonly version: number
  readonly toSave: (state: State) => unknown
  /** Null if it is not a state of this version. */
  readonly read: (saved: unknown) => State | null
}

/** Saves nothing: the flow begins anew after a reload. */
export const notSaved = { version: 1, toSave: () => null, read: () => null } as const satisfies Saved<never>

/** Saves what the schema names of each status. What does not fit it, to the last nested field, begins anew. */
export function savedBy<State>(version: number, schema: z.ZodMiniType<State>): Saved<State> {
  const fitting = (value: unknown): State | null => z.safeParse(schema, value).data ?? null
  return { version, toSave: fitting, read: fitting }
}

const checks = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  flag: (value: unknown) => typeof value === 'boolean',
  data: (value: unknown) => typeof value === 'object' && value !== null,
  /** Null, or a value of several types. */
  any: (value: unknown) => value !== undefined,
  /** Absent in some states of the status. */
  maybe: () => true,
}
type Kind = keyof typeof checks

type KindOf<T> = [T] extends [string]
  ? 'text'
  : [T] extends [number]
    ? 'number'
    : [T] extends [boolean]
      ? 'flag'
      : [T] extends [object]
        ? 'data'
        : 'any'
type FieldOf<S> = S extends unknown ? Exclude<keyof S, 'status'> : never
type FieldsOf<S> = { readonly [F in FieldOf<S>]-?: F extends keyof S ? KindOf<S[F]> : 'maybe' }
type Fields<State extends Status> = { readonly [Name in State['status']]: FieldsOf<StateOf<State, Name>> }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => checks.data(value)

/** Saves only the named fields of each status. Reads back only a known status with fields of the right types. */
export function savedFields<State extends Status>(version: number, fields: Fields<State>): Saved<State> {
  const rows: Readonly<Record<string, Readonly<Record<string, Kind>>>> = fields
  const rowOf = (status: unknown) => (typeof status === 'string' && Object.hasOwn(rows, status) ? rows[status] : undefined)

  function picked(from: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
    const row = rowOf(from['status'])
    if (!row || !Object.entries(row).every(([field, kind]) => checks[kind](from[field]))) return null
    return Object.fromEntries(
      ['status', ...Object.keys(row)].filter((field) => from[field] !== undefined).map((field) => [field, from[field]]),
    )
  }

  return {
    version,
    toSave: picked,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `picked` checks the status and the type of each field; the version guarantees what is inside them
    read: (saved) => (isRecord(saved) ? (picked(saved) as State | null) : null),
  }
}
