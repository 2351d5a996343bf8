import { type FileKind, namesOf, sizeOf } from './files.ts'

/** Texts of the field. Sizes are in bytes. */
export const defaultMessages = {
  /** Names the zone, by how many files it takes at most. */
  choose: (maxFiles: number) => `${maxFiles === 1 ? 'Choose a picture' : 'Choose pictures'}, drop or paste`,
  /** What will do. */
  rules: (kinds: readonly FileKind[], maxSize: number) => `${namesOf(kinds)}, up to ${sizeOf(maxSize)}`,
  /** Why a file of another kind is not taken. */
  wrongKind: (kinds: readonly FileKind[]) => `This is not a ${namesOf(kinds)} picture.`,
  /** Why a file of nothing is not. */
  empty: 'This file is empty.',
  /** Why a large one is not. */
  tooLarge: (size: number, maxSize: number) => `This is ${sizeOf(size)}; ${sizeOf(maxSize)} is the most.`,
  /** Why one too many is not. */
  noRoom: 'There is no room for another picture.',
  /** A file that is not on its way yet. */
  waiting: (size: number) => `${sizeOf(size)}, waiting`,
  /** Names the bar of one on its way. */
  uploading: (name: string) => `Uploading ${name}`,
  /** A file that is there. */
  uploaded: (size: number) => `${sizeOf(size)}, uploaded`,
  /** Accessible name of the button that sends one again. */
  retry: (name: string) => `Try ${name} again`,
  /** Accessible name of the button that takes one away. */
  remove: (name: string) => `Remove ${name}`,
  /** Accessible name of the button that takes away one that was refused. */
  dismiss: (name: string) => `Dismiss ${name}`,
  /** Says aloud how many have come. */
  news: (done: number, count: number) => `${done} of ${count} uploaded.`,
}
