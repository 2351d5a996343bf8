import { type Picture, picturesOf, type StoryFile } from './pictures.ts'

const files = import.meta.glob<StoryFile>('../*/*.stories.tsx')

/** Every screen and state of a surface: the stories of its folder. */
export async function loadPictures(folder: string): Promise<readonly Picture[]> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../${folder}/`))
  const loaded = await Promise.all(own.map(([, load]) => load()))
  return loaded.flatMap(picturesOf)
}
