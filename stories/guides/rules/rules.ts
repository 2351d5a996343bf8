import type { Proof } from '../../accessibility/walkRecords.ts'

/** A rule that the product keeps, from a law or a standard. */
export type Rule = {
  readonly id: string
  /** The law or the standard, and its paragraph. */
  readonly source: string
  /** Its sentence, in short. */
  readonly rule: string
  /** The answer of the product: how it keeps the rule, or why it does not. */
  readonly answer: string
  /** Tests that prove it; none for a decision, and for a server's part. */
  readonly proofs: readonly Proof[]
}
