import { type Picture, picturesOf, type StoryFile } from './pictures.ts'
import { loadStatuses } from './storyIndex.ts'

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx')

/** Every screen and state of a surface: the stories of its folder. */
export async function loadPictures(folder: string): Promise<readonly Picture[]> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`../${folder}/`))
  const [statuses, ...loaded] = await Promise.all([loadStatuses(), ...own.map(([, load]) => load())])
  return loaded.flatMap(picturesOf).map((picture) => ({ ...picture, status: statuses.get(picture.id) }))
}
