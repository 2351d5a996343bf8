import * as z from 'zod/mini'
import { canDraw } from './useDrawn.ts'

const changeSchema = z.object({
  id: z.string(),
  enterprise: z.string(),
  windows: z.array(z.string()),
  removed: z.array(z.string()),
  added: z.array(z.string()),
})
const changesSchema = z.object({ base: z.string(), changes: z.array(changeSchema) })

/** A state that differs in pictures or markup, in an enterprise (`.ci/visual/changes.ts`). */
export type VisualChange = z.infer<typeof changeSchema>
export type VisualChanges = z.infer<typeof changesSchema>

const folder = 'changed'

/** The address of a picture that `npm run visual` took. */
export const pictureAddress = ({ id, enterprise }: VisualChange, window: string, side: 'before' | 'after'): string =>
  `${folder}/${enterprise}/${id}-${window}-${side}.png`

/** What `npm run visual` found; null if it has not run. */
export async function loadVisualChanges(): Promise<VisualChanges | null> {
  if (!canDraw) return null
  const response = await fetch(new URL(`${folder}/changes.json`, document.baseURI))
  const isThere = response.ok && (response.headers.get('content-type') ?? '').includes('json')
  return isThere ? changesSchema.parse(await response.json()) : null
}
