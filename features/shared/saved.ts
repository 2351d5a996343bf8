import type { StateOf, Status } from './flow.ts'

/** What is kept of a flow's state for a reload, and how it is read again. */
export type Saved<State> = {
  /** Another one whenever what is saved changes its shape within: what another build has saved is thrown away. */
  readonly version: number
  readonly toSave: (state: State) => unknown
  /** Null for what is no state of this build. */
  readonly read: (saved: unknown) => State | null
}

const checks = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  flag: (value: unknown) => typeof value === 'boolean',
  data: (value: unknown) => typeof value === 'object' && value !== null,
  /** Null, or one of several kinds. */
  any: (value: unknown) => value !== undefined,
  /** Not there in every state of the status. */
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

/**
 * Keeps the fields that are named for each status, and no other; reads back only a status of this build in which each of
 * them is what it should be.
 */
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
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the status, with the fields that it has; what is within them is this version's
    read: (saved) => (isRecord(saved) ? (picked(saved) as State | null) : null),
  }
}
