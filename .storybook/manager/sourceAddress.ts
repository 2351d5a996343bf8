/** Where the sources are. */
export type Sources = {
  /** The project's folder on this machine, while developing. */
  readonly root: string | null
  /** The repository's page of a file, with `{path}`. */
  readonly pattern: string | null
}

/** The address that opens a file or a folder; undefined if only its path is known. */
export function sourceAddress(path: string, { root, pattern }: Sources): string | undefined {
  // While developing, the file at hand is newer than the repository's.
  if (root !== null) return `vscode://file/${`${root}/${path}`.replaceAll('\\', '/').replace(/^\//, '')}`
  return pattern?.replace('{path}', path)
}

/** The folder of a component. */
export const sourceFolder = (componentPath: string): string => componentPath.replace('./', '').replace(/\/[^/]+$/, '')
