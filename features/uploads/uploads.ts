import type { Cropping } from './crop.ts'

/** A picture that the image host has. */
export type HostedPicture = { readonly imageId: string; readonly url: string }

type UploadState =
  | { readonly status: 'waiting' }
  /** From 0 to 1. */
  | { readonly status: 'sending'; readonly share: number }
  | { readonly status: 'failed'; readonly error: string }
  | { readonly status: 'done'; readonly picture: HostedPicture }

/** The files that were chosen together, or while others of them were on their way. */
type Choice = {
  readonly id: number
  /** The number of files, with the rejected ones. */
  readonly size: number
  /** Files that were not taken at all: of another kind, or too large. */
  readonly refused: number
}

/** A chosen file that is being uploaded to the image host. */
export type Upload = UploadState & {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Address of a small copy. */
  readonly preview?: string
  readonly choice: Choice
}

export type Uploads = readonly Upload[]

export type ChosenFile = { readonly id: string; readonly name: string; readonly size: number }

export type UploadEvent =
  /** `refused`: how many files of the same choice were not taken. */
  | { readonly type: 'chosen'; readonly files: readonly ChosenFile[]; readonly refused: number }
  | { readonly type: 'previewed'; readonly id: string; readonly preview: string }
  | { readonly type: 'progressed'; readonly id: string; readonly share: number }
  | { readonly type: 'uploaded'; readonly id: string; readonly picture: HostedPicture }
  | { readonly type: 'failed'; readonly id: string; readonly error: string }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string }
  /** The files that are done are part of something else now: an edit request, a gallery. */
  | { readonly type: 'taken' }

export type UploadCommand = { readonly type: 'upload' | 'cancel'; readonly id: string }

export type UploadStep = readonly [Uploads, ...UploadCommand[]]

/** The number of files sent at the same time. */
export const atOnce = 3

const change = (uploads: Uploads, id: string, next: (upload: Upload) => Upload): Uploads =>
  uploads.map((upload) => (upload.id === id ? next(upload) : upload))

/** The facts of a file, without its state. */
function factsOf({ id, name, size, choice, preview }: Upload) {
  return { id, name, size, choice, ...(preview !== undefined && { preview }) }
}

/** Changes a file that is being sent. An answer for any other file is too late, and is ignored. */
const whileSending = (uploads: Uploads, id: string, next: (upload: Upload) => Upload): Uploads =>
  change(uploads, id, (upload) => (upload.status === 'sending' ? next(upload) : upload))

/** The last choice; null before the first. */
const lastChoice = (uploads: Uploads): Choice | null =>
  uploads.reduce<Choice | null>((last, { choice }) => (last && last.id > choice.id ? last : choice), null)

function applied(uploads: Uploads, event: UploadEvent): Uploads {
  switch (event.type) {
    case 'chosen': {
      const known = new Set(uploads.map(({ id }) => id))
      const files = event.files.filter(({ id }) => !known.has(id))
      const before = lastChoice(uploads)
      const isJoined = before !== null && isUploading(uploads)
      const choice = {
        id: (before?.id ?? 0) + (isJoined ? 0 : 1),
        size: files.length + event.refused + (isJoined ? before.size : 0),
        refused: event.refused + (isJoined ? before.refused : 0),
      }
      return [
        ...uploads.map((upload) => (upload.choice.id === choice.id ? { ...upload, choice } : upload)),
        ...files.map((file) => ({ ...file, choice, status: 'waiting' }) as const),
      ]
    }
    case 'previewed':
      return change(uploads, event.id, (upload) => ({ ...upload, preview: event.preview }))
    case 'progressed':
      return whileSending(uploads, event.id, (upload) => ({ ...factsOf(upload), status: 'sending', share: event.share }))
    case 'uploaded':
      return whileSending(uploads, event.id, (upload) => ({ ...factsOf(upload), status: 'done', picture: event.picture }))
    case 'failed':
      return whileSending(uploads, event.id, (upload) => ({ ...factsOf(upload), status: 'failed', error: event.error }))
    case 'retried':
      return change(uploads, event.id, (upload) => (upload.status === 'failed' ? { ...factsOf(upload), status: 'waiting' } : upload))
    case 'removed':
      return uploads.filter(({ id }) => id !== event.id)
    case 'taken':
      return uploads.filter(({ status }) => status !== 'done')
  }
}

/** The next state of the files, and what to do: a file is sent when fewer than `atOnce` others are. */
export function uploadTransition(before: Uploads, event: UploadEvent): UploadStep {
  const uploads = applied(before, event)
  const cancelled = before.flatMap(({ id, status }): UploadCommand[] =>
    status === 'sending' && !uploads.some((upload) => upload.id === id) ? [{ type: 'cancel', id }] : [],
  )
  const room = atOnce - uploads.filter(({ status }) => status === 'sending').length
  const starting = uploads.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, room))
  const started = new Set(starting.map(({ id }) => id))
  return [
    uploads.map((upload) => (started.has(upload.id) ? { ...factsOf(upload), status: 'sending', share: 0 } : upload)),
    ...cancelled,
    ...starting.map(({ id }): UploadCommand => ({ type: 'upload', id })),
  ]
}

/** The pictures that the host has, in the order in which they were chosen. */
export const picturesOf = (uploads: Uploads): readonly HostedPicture[] =>
  uploads.flatMap((upload) => (upload.status === 'done' ? [upload.picture] : []))

export const isUploading = (uploads: Uploads): boolean => uploads.some(({ status }) => status === 'waiting' || status === 'sending')

/** The number of uploaded files of the last choice; null before the end, if all succeeded, and once a listed file was removed. */
export function partialFailure(uploads: Uploads): string | null {
  const choice = lastChoice(uploads)
  if (choice === null || isUploading(uploads)) return null
  const listed = uploads.filter((upload) => upload.choice.id === choice.id)
  const done = listed.filter(({ status }) => status === 'done').length
  const failures = choice.size - done
  if (listed.length + choice.refused < choice.size || done === 0 || failures === 0) return null
  const others =
    failures === 1 ? 'The other one didn’t: see the reason next to it.' : `The other ${failures} didn’t: see the reason next to each.`
  return `${done} of ${choice.size} pictures went in. ${others}`
}

export type PictureQueue = {
  readonly uploads: Uploads
  /** The picture whose part is being chosen; null for none. Absent where pictures are sent whole. */
  readonly cropping?: Cropping | null
  /** `refused`: how many files of the same choice were not taken. */
  readonly onAdd: (files: readonly File[], refused: number) => void
  readonly onRemove: (id: string) => void
  readonly onRetry: (id: string) => void
}
