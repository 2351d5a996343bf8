import { type Picture, picturesIn } from './pictures.ts'

/** Every screen and state of a surface: the stories of its folder. */
export async function loadPictures(folder: string): Promise<readonly Picture[]> {
  const { default: texts } = await import('virtual:texts/stories')
  return picturesIn(Object.entries(texts).flatMap(([file, text]) => (file.startsWith(`stories/${folder}/`) ? [text] : [])))
}
