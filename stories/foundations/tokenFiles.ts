import { enterpriseOf, enterprises } from '../../.storybook/enterprises.ts'
import { type SchemeName, schemeNames } from '../../themes/scheme.ts'
import { themeSourcesOf } from '../themeSources.ts'
import { purposeOf } from './tokenPurposes.ts'

const { id: defaultEnterprise } = enterpriseOf(undefined)

/** A token in one enterprise and scheme. */
export interface Token {
  readonly group: string
  readonly role: string
  readonly value: string
  /** Its comment in `themes/`. */
  readonly purpose: string
}

const tokensIn = (groups: Readonly<Record<string, Readonly<Record<string, string>>>>): readonly Token[] =>
  Object.entries(groups).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, value]) => ({ group, role, value, purpose: purposeOf(`${group}.${role}`) })),
  )

/** Every token, with the scheme's colours and shadows. */
export function tokensOf(enterprise: string, scheme: SchemeName): readonly Token[] {
  const { tokens, schemes } = themeSourcesOf(enterprise)
  const { focus, ...colours } = schemes[scheme]
  return tokensIn({ ...tokens, ...colours, focus: { ...tokens.focus, ...focus } })
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

type Typed = { readonly $type: string; readonly $value: unknown; readonly $extensions?: object }

const numbersIn = (text: string) => [...text.matchAll(/-?[\d.]+/g)].map(Number)

/** The type and the value that the format has for a token's text. */
function typed({ group, value }: Token): Typed {
  if (value.startsWith('#')) return { $type: 'color', $value: colourOf(value) }
  if (group === 'shadow') return { $type: 'shadow', $value: value.split(', ').map(layerOf) }
  if (group === 'font') return { $type: 'fontFamily', $value: value }
  if (group === 'fontWeight') return { $type: 'fontWeight', $value: Number(value) }
  if (value.startsWith('cubic-bezier')) return { $type: 'cubicBezier', $value: numbersIn(value) }
  if (value.endsWith('ms')) return { $type: 'duration', $value: measureOf(value) }
  // The format has no `em`: letters are spaced by a share of their size.
  if (group === 'lineHeight' || group === 'tracking') return { $type: 'number', $value: Number.parseFloat(value) }
  // A size that grows with the window: the format has only one value, and phones show the smallest.
  const smallest = /^clamp\(([^,]+),/.exec(value)?.[1] ?? value
  return { $type: 'dimension', $value: measureOf(smallest) }
}

const grouped = (tokens: readonly Token[], typedOf: (token: Token) => Typed) =>
  Object.fromEntries(
    groupsOf(tokens).map(([group, members]) => [
      group,
      Object.fromEntries(members.map((token) => [token.role, { ...typedOf(token), $description: token.purpose }])),
    ]),
  )

/** The text of the style sheet stands beside each value. */
const valuesOf = (tokens: readonly Token[]) =>
  grouped(tokens, (token) => ({ ...typed(token), $extensions: { 'com.platewell.css': token.value } }))

/** An enterprise's tokens: those of a scheme in a group with the scheme's name. */
function enterpriseTokensOf(id: string) {
  const { schemes } = themeSourcesOf(id)
  const schemed = new Set(tokensIn(schemes.light).map(({ group, role }) => `${group}.${role}`))
  const others = tokensOf(id, 'light').filter(({ group, role }) => !schemed.has(`${group}.${role}`))
  return { ...valuesOf(others), ...Object.fromEntries(schemeNames.map((scheme) => [scheme, valuesOf(tokensIn(schemes[scheme]))])) }
}

/** `surface.page` in the dark is `dark.surface.page` of the enterprise. */
const schemeTokensOf = (scheme: SchemeName) =>
  grouped(tokensIn(themeSourcesOf(defaultEnterprise).schemes[scheme]), (token) => ({
    $type: typed(token).$type,
    $value: `{${scheme}.${token.group}.${token.role}}`,
  }))

/** Every enterprise and scheme in one file: the format and the resolver of the Design Tokens Community Group, 2025.10. */
export function resolverFile(): string {
  const file = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Platewell',
    version: '2025.10',
    modifiers: {
      enterprise: { contexts: Object.fromEntries(enterprises.map(({ id }) => [id, [enterpriseTokensOf(id)]])), default: defaultEnterprise },
      scheme: { contexts: Object.fromEntries(schemeNames.map((scheme) => [scheme, [schemeTokensOf(scheme)]])), default: 'light' },
    },
    resolutionOrder: [{ $ref: '#/modifiers/enterprise' }, { $ref: '#/modifiers/scheme' }],
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
