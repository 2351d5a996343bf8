import * as z from 'zod/mini'

/** A flow's form as it is saved: a reload does not send it again. */
export const savedIdle = z.object({ phase: z.literal('idle') })
