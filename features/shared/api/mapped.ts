import * as z from 'zod/mini'

/** The values of a schema in another form, as `transform` of zod without mini. Its issues may refuse a value. */
export const mapped = <S extends z.ZodMiniType, T>(schema: S, to: (value: z.output<S>, context: z.core.ParsePayload) => T) =>
  z.pipe(schema, z.transform(to))
