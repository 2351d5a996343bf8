import { defaultTerms } from '../features/bulk-gifting/terms.ts'
import { currencyIn } from '../features/shared/money/money.ts'
import { type Country, countries, type Enterprise } from '../themes/enterprise.ts'

const isCountry = (value: unknown): value is Country => countries.some((each) => each === value)

/** Null: the enterprise's. */
const isCurrency = (value: unknown): boolean => value === null || countries.some((each) => currencyIn(each) === value)

/** The country that the toolbar names, or undefined if the enterprise's own is shown. */
export const countryOf = (chosen: unknown): Country | undefined => (isCountry(chosen) ? chosen : undefined)

/** The enterprise, as if it were in the country. */
export const enterpriseIn = (enterprise: Enterprise, country: Country | undefined): Enterprise =>
  country === undefined ? enterprise : { ...enterprise, settings: { ...enterprise.settings, country } }

const usualTerms = new Set(countries.map((country) => JSON.stringify(defaultTerms(country))))

/** Moved data by the country and the original: a screen's hooks must get the same object at each render. */
const moved: Readonly<Record<Country, WeakMap<object, unknown>>> = { US: new WeakMap(), NZ: new WeakMap() }

const isData = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === Array.prototype
}

/** A story's arguments, or other data by its names, moved to the country. */
export function argsIn(args: object, country: Country): Record<string, unknown> {
  const move = (name: string, value: unknown) => {
    if (name === 'country' && isCountry(value)) return country
    return name === 'currency' && isCurrency(value) ? currencyIn(country) : inCountry(value, country)
  }
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, move(name, value)]))
}

function moveData(data: object, country: Country): unknown {
  if (Array.isArray(data)) return data.map((each: unknown) => inCountry(each, country))
  // Terms that nobody wrote for the example: the other country has its own.
  if ('tiers' in data && usualTerms.has(JSON.stringify(data))) return defaultTerms(country)
  return argsIn(data, country)
}

/** The example data, where each part that names a country or a currency names this one. */
export function inCountry(value: unknown, country: Country): unknown {
  if (!isData(value)) return value
  const known = moved[country].get(value)
  if (known !== undefined) return known
  const result = moveData(value, country)
  moved[country].set(value, result)
  return result
}
