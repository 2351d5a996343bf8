import type { Picture } from './pictures.ts'

/** Every screen and state of a surface: the stories of its folder. */
export async function loadPictures(folder: string): Promise<readonly Picture[]> {
  const { default: states } = await import('virtual:boards')
  return states[folder] ?? []
}
