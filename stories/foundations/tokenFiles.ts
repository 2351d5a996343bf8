import type { SchemeName } from '../../themes/scheme.ts'
import type { Tokens } from '../../themes/tokens.ts'
import { themeSourcesOf } from '../themeSources.ts'
import { purposeOf } from './tokenPurposes.ts'

/** A token in one enterprise and scheme. */
export interface Token {
  readonly group: string
  readonly role: string
  readonly value: string
  /** Its comment in `themes/`. */
  readonly purpose: string
}

/** Every token, with the scheme's colours and shadows. */
export function tokensOf(enterprise: string, scheme: SchemeName): readonly Token[] {
  const { tokens, schemes } = themeSourcesOf(enterprise)
  const { focus, ...colours } = schemes[scheme]
  const all: Tokens = { ...tokens, ...colours, focus: { ...tokens.focus, ...focus } }
  return Object.entries(all).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, value]) => ({ group, role, value, purpose: purposeOf(`${group}.${role}`) })),
  )
}

/** The tokens by group, in their order. */
export const groupsOf = (tokens: readonly Token[]): readonly (readonly [group: string, tokens: readonly Token[]])[] =>
  [...new Set(tokens.map(({ group }) => group))].map((name) => [name, tokens.filter(({ group }) => group === name)])

/** The tokens as the custom properties that the components use. */
export const cssOf = (tokens: readonly Token[]): string =>
  `:root {\n${tokens.map(({ group, role, value }) => `  --${group}-${role}: ${value};\n`).join('')}}\n`

function colourOf(hex: string) {
  const bytes = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number((Number.parseInt(pair, 16) / 255).toFixed(4)))
  return { colorSpace: 'srgb', components: bytes.slice(0, 3), alpha: bytes[3] ?? 1, hex: hex.slice(0, 7) }
}

const measureOf = (text: string) => ({ value: Number.parseFloat(text), unit: /[a-z]+$/.exec(text)?.[0] ?? 'px' })

function layerOf(text: string) {
  const parts = text.split(' ')
  const [offsetX, offsetY, blur, spread = measureOf('0')] = parts.slice(0, -1).map(measureOf)
  return { color: colourOf(parts.at(-1) ?? ''), offsetX, offsetY, blur, spread }
}

const numbersIn = (text: string) => [...text.matchAll(/-?[\d.]+/g)].map(Number)

/** The type and the value that the format has for a token's text. */
function typed({ group, value }: Token): { readonly $type: string; readonly $value: unknown } {
  if (value.startsWith('#')) return { $type: 'color', $value: colourOf(value) }
  if (group === 'shadow') return { $type: 'shadow', $value: value.split(', ').map(layerOf) }
  if (group === 'font') return { $type: 'fontFamily', $value: value }
  if (group === 'fontWeight') return { $type: 'fontWeight', $value: Number(value) }
  if (value.startsWith('cubic-bezier')) return { $type: 'cubicBezier', $value: numbersIn(value) }
  if (value.endsWith('ms')) return { $type: 'duration', $value: measureOf(value) }
  // The format has no `em`: letters are spaced by a share of their size.
  if (group === 'lineHeight' || group === 'tracking') return { $type: 'number', $value: Number.parseFloat(value) }
  // A size that grows with the window: the format has only its largest value.
  const largest = /^clamp\(.*, ([^,]+)\)$/.exec(value)?.[1] ?? value
  return { $type: 'dimension', $value: measureOf(largest) }
}

/** The tokens in the format of the W3C’s Design Tokens Community Group, 2025.10. The text of the style sheet stands beside each value. */
export function designTokensOf(tokens: readonly Token[]): string {
  const groups = groupsOf(tokens).map(([group, members]) => [
    group,
    Object.fromEntries(
      members.map((token) => [
        token.role,
        { ...typed(token), $description: token.purpose, $extensions: { 'com.platewell.css': token.value } },
      ]),
    ),
  ])
  return `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`
}
