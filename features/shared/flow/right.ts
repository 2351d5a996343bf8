import * as z from 'zod/mini'

/**
 * Something whose knowledge is enough to act, such as the id of a purchase that sends its gift. A state has only its name, which
 * opens nothing. The app holds the secret, and ends it when its holder signs out.
 */
export type Right<Of extends string> = { readonly of: Of; readonly name: string }

export const right = <Of extends string>(of: Of): z.ZodMiniType<Right<Of>> => z.object({ of: z.literal(of), name: z.string() })
