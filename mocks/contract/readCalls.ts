import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApiDocs } from '../../features/shared/api/documentApi.docs.ts'
import { type Call, callsFromModules } from './calls.ts'

/** Every call of the features with its texts. */
export async function readCalls(root: string): Promise<readonly Call[]> {
  const load: (file: string) => Promise<object & { readonly docs?: ApiDocs }> = (file) =>
    import(pathToFileURL(join(root, 'features', file)).href)
  const files = globSync(['**/api.ts', 'shared/api/events.ts'], { cwd: join(root, 'features') }).map((file) => file.replaceAll('\\', '/'))
  return callsFromModules(
    await Promise.all(
      files.toSorted().map(async (path) => {
        const texts = path.replace(/\.ts$/, '.docs.ts')
        const isThere = existsSync(join(root, 'features', texts))
        return { path, exports: await load(path), docs: isThere ? (await load(texts)).docs : undefined }
      }),
    ),
  )
}
