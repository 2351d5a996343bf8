import * as z from 'zod/mini'
import type { Failure, Submission } from './answer.ts'

// The saved form of a flow's answers.

const fields = z.record(z.string(), z.string())

export const savedFailure: z.ZodMiniType<Failure> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(['offline', 'timeout', 'server', 'malformed']) }),
  z.object({
    kind: z.literal('refused'),
    status: z.number(),
    message: z.nullable(z.string()),
    code: z.exactOptional(z.string()),
    fields: z.exactOptional(fields),
  }),
])

export const savedSubmission: z.ZodMiniType<Submission<object>> = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal(['idle', 'sending']) }),
  z.object({ phase: z.literal('refused'), message: z.string(), status: z.exactOptional(z.number()), fields: z.exactOptional(fields) }),
  z.object({ phase: z.literal('unknown'), message: z.string() }),
])
