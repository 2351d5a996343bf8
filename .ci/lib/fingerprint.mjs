import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const stamps = 'node_modules/.cache/platewell/stamps'

/** Every file below the given files and folders that exist. */
function filesIn(paths) {
  return paths.filter(existsSync).flatMap((path) =>
    statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
  )
}

/** One hash over the names and contents of files, and over the settings that change what is made of them. */
function fingerprint(paths, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of filesIn(paths).toSorted()) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Makes an output anew only where its sources, or it, have changed since the last time. Gives whether it did. */
export async function whenChanged({ output, sources, settings = {} }, make) {
  const stamp = join(stamps, output)
  const now = fingerprint(sources, settings)
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
  return true
}
