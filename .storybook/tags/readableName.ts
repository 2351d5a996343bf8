import { capitalized } from '../../features/shared/forms/capitalized.ts'

/** The designer's term for a word of the code. The sidebar, the overviews and the flow maps all take it from here. */
const said: readonly (readonly [RegExp, string])[] = [
  [/\bprev\b/, 'already'],
  [/\balt verification\b/, 'another way to verify'],
  [/\b(new|return) user (?=no|new)/, '$1 user: '],
  [/\bsms\b/, 'SMS'],
  [/\bcvc\b/, 'CVC'],
  [/\bico\b/, 'account credit'],
  [/\bgco\b/, 'gift card'],
]

/** `prevClaimed` → `Already claimed`; `ClaimCode__Sending` → `Claim code: sending`. */
export function readableName(name: string): string {
  const [step = '', ...variants] = name.split('__').map((part) =>
    part
      .replaceAll(/([A-Z]|\d+)/g, ' $1')
      .toLowerCase()
      .trim(),
  )
  const words = said.reduce((text, [word, better]) => text.replace(word, better), [step, ...variants].join(': '))
  return capitalized(words)
}
