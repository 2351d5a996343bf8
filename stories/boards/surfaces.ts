import type { Picture } from './pictures.ts'

/** Every screen and state of a surface, from the stories of its folder; of all surfaces without one. */
export async function loadPictures(folder?: string): Promise<readonly Picture[]> {
  const { default: read } = await import('virtual:boards')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as virtualModules.ts writes it
  const states = read as Readonly<Record<string, readonly Picture[]>>
  return folder === undefined ? Object.values(states).flat() : (states[folder] ?? [])
}
