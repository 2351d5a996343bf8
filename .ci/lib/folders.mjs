import { existsSync, readdirSync } from 'node:fs'

/** The names of the subfolders that hold the given file, sorted. */
export function foldersWith(folder, file) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${folder}/${entry.name}/${file}`))
    .map(({ name }) => name)
    .toSorted()
}
