import * as z from 'zod/mini'
import { documentedAs } from '../../features/shared/wire.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The JSON Schema of what a codec reads from the wire and writes to it. Anything goes where it is empty. */
export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const shown = documentedAs.get(zodSchema)
      if (shown) Object.assign(jsonSchema, wireSchema(shown))
    },
  })
  return json
}
