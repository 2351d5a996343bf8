import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Call, callsOf } from '../../mocks/contract/calls.ts'

/** Every call of the features, read from their files. */
export async function readCalls(root: string): Promise<readonly Call[]> {
  const features = join(root, 'features')
  const files = globSync('**/*.ts', { cwd: features })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(features, path), 'utf8') }))
    .filter(({ path }) => !/\.test\.ts$|(^|\/)(testing|examples)[/.]/.test(path))
  const load: (path: string) => Promise<object> = (path) => import(pathToFileURL(join(features, path)).href)
  return callsOf(
    await Promise.all(
      files.map(async ({ path, text }) => ({ path, text, ...(text.includes(' = endpoint(') && { exports: await load(path) }) })),
    ),
  )
}
