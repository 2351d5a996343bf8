/** The laws, by the words of a failure. */
export const laws = {
  charges: 'the ledger has no more charges than were agreed to, each with the sum that was pressed',
  offers: 'after a charge no page of its thing offers Pay without saying so',
  proofs: 'a proof that was shown is shown again to the same person',
  sums: 'the body of a request charges what the button said',
  traces: 'nothing of a person stays after they have left',
} as const
export type Law = keyof typeof laws

export class LawBroken extends Error {
  readonly law: Law
  constructor(law: Law, what: string) {
    super(`${law} (${laws[law]}): ${what}`)
    this.law = law
  }
}

/** The yield of all runs: a law that was never checked has proven nothing. */
export class Tally {
  runs = 0
  acts = 0
  charges = 0
  readonly checks: Record<Law, number> = { charges: 0, offers: 0, proofs: 0, sums: 0, traces: 0 }
  readonly broken = new Map<string, number>()

  /** Checks a law, and counts it. @throws LawBroken */
  check(law: Law, holds: boolean, what: () => string): void {
    this.checks[law] += 1
    if (!holds) throw new LawBroken(law, what())
  }

  note(failure: string): void {
    this.broken.set(failure, (this.broken.get(failure) ?? 0) + 1)
  }

  toString(): string {
    const checks = Object.entries(this.checks).map(([law, count]) => `${law} ${count}`)
    const broken = [...this.broken].map(([failure, count]) => `${failure} ${count}`)
    return `${this.runs} runs, ${this.acts} acts, ${this.charges} charges; checked: ${checks.join(', ')}; broken: ${broken.join(', ') || 'none'}`
  }
}
