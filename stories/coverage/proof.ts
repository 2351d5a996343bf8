import type { Ran } from './coverage.ts'

/** A test by its file, and a part of its title; a story by the name of its export. */
export type Proof = { readonly file: string; readonly test: string }

/** Storybook writes `Choosing__SensitiveDataUsed` as “Choosing Sensitive Data Used”. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Whether the named test is among those that passed. */
export const isProofOf =
  ({ file, test }: Proof) =>
  (ran: Ran): boolean =>
    ran.passed && ran.file === file && plain(ran.title).includes(plain(test))
