import type { Cropping } from './crop.ts'
import type { Uploads } from './uploads.ts'

/** Chosen pictures on their way, and what a person does with them. */
export type PictureQueue = {
  readonly uploads: Uploads
  /** The picture whose part is being chosen; null for none. Absent where pictures are sent whole. */
  readonly cropping?: Cropping | null
  /** `refused`: how many files of the same choice were not taken. */
  readonly onAdd: (files: readonly File[], refused: number) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
}
