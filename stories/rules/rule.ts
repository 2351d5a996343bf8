import type { Proof } from '../coverage/proof.ts'

/** The way in which a rule is kept: by the code, as a test proves; by a decision that these lines are; or by the server, which is not ours. */
type Answer =
  | { readonly by: 'code'; readonly how: string; readonly proof: Proof }
  | { readonly by: 'decision'; readonly how: string }
  | { readonly by: 'server'; readonly how: string }

/** A rule of a law or a standard. */
export type Rule = Answer & {
  /** Its number in the standard, or its subject in law. */
  readonly id: string
  /** Its sentence, in short. */
  readonly sentence: string
  /** The law, and its paragraph. */
  readonly source?: string
}

export const code = (how: string, file: string, test: string) => ({ by: 'code', how, proof: { file, test } }) as const
export const decision = (how: string) => ({ by: 'decision', how }) as const
export const server = (how: string) => ({ by: 'server', how }) as const
