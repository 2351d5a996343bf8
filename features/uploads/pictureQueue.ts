import type { Uploads } from './uploads.ts'

/** Chosen pictures on their way, and what a person does with them. */
export type PictureQueue = {
  readonly uploads: Uploads
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
}
