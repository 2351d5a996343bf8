import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { variables } from '../../apps/build/hosting/deployment.ts'

const stamps = 'node_modules/.cache/platewell/stamps'

/** Every file below the given paths that exist. */
function filesIn(paths) {
  return paths.filter(existsSync).flatMap((path) =>
    statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
  )
}

/** One hash of the files' names and contents and of the build's environment variables. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(JSON.stringify([...variables.values()].map((name) => process.env[name] ?? null)))
  for (const file of filesIn(paths).toSorted()) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Rebuilds an output if it or its sources have changed since the last build. Returns whether it did. */
export async function whenChanged({ output, sources }, make) {
  const stamp = join(stamps, output)
  const now = () => fingerprint([...sources, output])
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now()) return false
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now())
  return true
}
