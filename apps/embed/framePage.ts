import type { SchemeName } from '../../themes/scheme.ts'

/** Any other address is the map's. */
export const isPrivacy = (pathname: string): boolean => /\/privacy\/?$/.test(pathname)

export const passOnlyOf = (search: string): boolean => new URLSearchParams(search).get('pass') === 'true'

/** The frame's name among others: the heading that it will show. */
export const titleOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  isPrivacy(pathname) ? 'Your privacy choices' : passOnlyOf(search) ? 'Where your pass is taken' : 'Our restaurants'

/** Dark with `?colorMode=black`. Otherwise a frame is light, and a page of its own follows the visitor's preference. */
export function schemeOf(search: string, isFramed: boolean): SchemeName | 'auto' {
  if (new URLSearchParams(search).get('colorMode') === 'black') return 'dark'
  return isFramed ? 'light' : 'auto'
}
