import * as z from 'zod/mini'

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
