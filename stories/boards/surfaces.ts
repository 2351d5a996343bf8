import { storyFileOf } from '../coverage/storyText.ts'
import { type Picture, picturesOf } from './pictures.ts'
import { loadStatuses } from './storyIndex.ts'

/** Every screen and state of a surface: the stories of its folder. */
export async function loadPictures(folder: string): Promise<readonly Picture[]> {
  const [statuses, { default: texts }] = await Promise.all([loadStatuses(), import('virtual:texts/stories')])
  return Object.entries(texts)
    .filter(([file]) => file.startsWith(`stories/${folder}/`))
    .flatMap(([, text]) => picturesOf(storyFileOf(text)))
    .map((picture) => ({ ...picture, status: statuses.get(picture.id) }))
}
