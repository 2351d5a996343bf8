import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const stamps = 'node_modules/.cache/platewell/stamps'

/** What every build is told by the environment. */
const told = ['API_ORIGIN', 'BASE_PATH', 'EMBED_PARENTS', 'IMAGE_ORIGIN', 'MAP_STYLE', 'PAYMENT_KEY', 'THIRD_PARTY_BUTTON']

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

/** One hash over the names and contents of files, and over what the environment tells. */
function fingerprint(paths) {
  const hash = createHash('sha256').update(JSON.stringify(told.map((name) => process.env[name] ?? null)))
  for (const file of filesIn(paths).toSorted()) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Makes an output anew only where its sources, or it, have changed since the last time. Gives whether it did. */
export async function whenChanged({ output, sources }, make) {
  const stamp = join(stamps, output)
  const now = () => fingerprint([...sources, output])
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now()) return false
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now())
  return true
}
