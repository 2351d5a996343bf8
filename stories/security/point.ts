/** The test that proves a point. */
interface Proof {
  readonly file: string
  /** A part of the test's title. */
  readonly test: string
}

/** The way in which a point is met: by the code, as a test proves; by a decision that these lines are; or by the server, which is not ours. */
type Answer =
  | { readonly by: 'code'; readonly how: string; readonly proof: Proof }
  | { readonly by: 'decision'; readonly how: string }
  | { readonly by: 'server'; readonly how: string }

export type Point = Answer & {
  /** Its number in OWASP ASVS 5.0.0. */
  readonly id: `3.${number}.${number}`
  /** Its text, in short. */
  readonly asks: string
}

export const code = (how: string, file: string, test: string) => ({ by: 'code', how, proof: { file, test } }) as const
export const decision = (how: string) => ({ by: 'decision', how }) as const
export const server = (how: string) => ({ by: 'server', how }) as const
