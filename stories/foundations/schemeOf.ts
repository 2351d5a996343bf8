import { schemeNames } from '../../themes/scheme.ts'

/** The scheme that the toolbar shows. */
export const schemeOf = (chosen: unknown) => schemeNames.find((name) => name === chosen) ?? 'light'
