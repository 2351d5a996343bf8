import * as z from 'zod/mini'
import type { Upload } from '../../../features/uploads/uploads.ts'
import { savedAt } from '../../runtime/storage/saved.ts'
import { tabStorage } from '../../runtime/storage/storage.ts'

const draftSchema = z.object({
  message: z.string(),
  /** The pictures that the image host has. Others are lost with the page: a file cannot be saved. */
  pictures: z.array(z.object({ id: z.string(), name: z.string(), size: z.number(), imageId: z.string(), url: z.string() })),
})

export type ReviewDraft = { readonly message: string; readonly uploads: readonly Upload[] }

const getStore = (id: string) => savedAt(tabStorage, `flow.email-review.${id}.draft`, draftSchema)

/** The text and the pictures of a review before a reload. */
export function readReviewDraft(id: string): ReviewDraft {
  const { message, pictures } = getStore(id).read() ?? { message: '', pictures: [] }
  return {
    message,
    uploads: pictures.map(({ imageId, url, ...file }) => ({
      ...file,
      choice: { id: 0, size: pictures.length, refused: 0 },
      status: 'done',
      preview: url,
      picture: { imageId, url },
    })),
  }
}

export function saveReviewDraft(id: string, { message, uploads }: ReviewDraft): void {
  const pictures = uploads.flatMap((upload) =>
    upload.status === 'done' ? [{ id: upload.id, name: upload.name, size: upload.size, ...upload.picture }] : [],
  )
  getStore(id).write({ message, pictures })
}
