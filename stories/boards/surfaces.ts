import type { Picture } from './pictures.ts'

/** Every screen and state of a surface, from the stories of its folder; of all surfaces without one. */
export async function loadPictures(folder?: string): Promise<readonly Picture[]> {
  const { default: states } = await import('virtual:boards')
  return folder === undefined ? Object.values(states).flat() : (states[folder] ?? [])
}
