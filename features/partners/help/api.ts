import * as z from 'zod/mini'
import { projectCall } from '../projectCall.ts'
import { nothing } from '../../shared/api/wire.ts'

export const askForHelp = projectCall({
  method: 'POST',
  path: '/need_help',
  body: z.object({ url: z.string(), step: z.string(), message: z.string() }),
  response: nothing,
})
