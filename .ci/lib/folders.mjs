import { existsSync, readdirSync } from 'node:fs'

/** The names of a folder's folders that hold the given file, in their order. */
export function foldersWith(folder, file) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${folder}/${entry.name}/${file}`))
    .map(({ name }) => name)
    .toSorted()
}
