import { isolated } from '../isolated.ts'
import { type FileKind, namesOf, sizeOf } from './files.ts'

/** Texts of the field. Sizes are in bytes. */
export const defaultMessages = {
  /** Accessible name of the zone, by the maximum number of files. */
  choose: (maxFiles: number) => `${maxFiles === 1 ? 'Choose a picture' : 'Choose pictures'}, drop or paste`,
  /** The hint: accepted types and size. */
  rules: (kinds: readonly FileKind[], maxSize: number) => `${namesOf(kinds)}, up to ${sizeOf(maxSize)}`,
  /** Error for a file of another type. */
  invalidKind: (kinds: readonly FileKind[]) => `This is not a ${namesOf(kinds)} picture.`,
  /** Error for an empty file. */
  empty: 'This file is empty.',
  /** Error for a file that is too large. */
  tooLarge: (size: number, maxSize: number) => `This is ${sizeOf(size)}; ${sizeOf(maxSize)} is the most.`,
  /** Error for one file too many. */
  noRoom: 'There is no room for another picture.',
  /** A file that waits for its upload. */
  waiting: (size: number) => `${sizeOf(size)}, waiting`,
  /** Accessible name of the progress bar. */
  uploading: (name: string) => `Uploading ${isolated(name)}`,
  /** A file that is uploaded. */
  uploaded: (size: number) => `${sizeOf(size)}, uploaded`,
  /** Accessible name of the button that uploads again. */
  retry: (name: string) => `Try ${isolated(name)} again`,
  /** Accessible name of the button that removes a file. */
  remove: (name: string) => `Remove ${isolated(name)}`,
  /** Accessible name of the button that removes a refused file. */
  dismiss: (name: string) => `Dismiss ${isolated(name)}`,
  /** Announces how many files are uploaded. */
  news: (done: number, count: number) => `${done} of ${count} uploaded.`,
}
