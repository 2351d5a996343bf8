import type * as bulkGifting from '../../bulk-gifting/addresses.ts'
import type * as diner from '../../diner/addresses.ts'
import type * as managers from '../../managers/addresses.ts'
import type * as partners from '../../partners/addresses.ts'

/** The value of the first thing and of the second one. */
type Both = readonly [first: string, second: string]

/** The second thing of a page: the sandbox has two of each. */
export type Second<Name extends string = string> = {
  /** The parameters of the page's address that name what it shows. */
  readonly of: Readonly<Partial<Record<Name, Both>>>
  /** A text that the page of the second shows. */
  readonly shows: string
  /** A parameter of every address of the page: the same for both. */
  readonly at?: Readonly<Partial<Record<Name, string>>>
  /** Further parameters, with values that stand nowhere else. */
  readonly with?: Readonly<Partial<Record<Name, string>>>
  /** Parameters that the page sends nowhere and links to nothing, and why. */
  readonly usedUp?: Readonly<Partial<Record<Name, string>>>
  /** Another sort of the same page. */
  readonly sort?: string
  /** Texts of the first that this page shows beside the second, and why. */
  readonly mayShow?: Readonly<Record<string, string>>
}

/** One row, or one for each sort of the page. */
type Rows<Name extends string> = Second<Name> | readonly Second<Name>[]

type Page = { readonly types: { readonly fullPath: string; readonly fullSearchSchema: object } }

/** The address of a route as the build has it: `*` for a level of the path that names a thing. */
type At<Path> = Path extends `/${infer Before}/$${string}` ? `${Before}/*` : Path extends `/${infer Rest}` ? Rest : ''

type ParametersOf<Route> = Route extends Page
  ? (keyof Route['types']['fullSearchSchema'] & string) | (Route['types']['fullPath'] extends `${string}$${string}` ? '$' : never)
  : never

/** The parameters of each route of an app, by its address; `$` names the level of the path that `*` stands for. */
type Parameters<Routes> = {
  [Route in keyof Routes as Routes[Route] extends Page ? Exclude<At<Routes[Route]['types']['fullPath']>, 'login'> : never]: ParametersOf<
    Routes[Route]
  >
}

/** Apps without a router read their parameters by name; the walk hears which. */
type Unrouted<Address extends string> = Record<Address, string>

type Apps = {
  managers: Parameters<typeof managers>
  partners: Parameters<typeof partners>
  'bulk-gifting': Parameters<typeof bulkGifting>
  diner: Parameters<typeof diner>
  pos: Unrouted<''>
  checkout: Unrouted<'' | 'subscribe'>
  store: Unrouted<''>
  gift: Unrouted<''>
  claim: Unrouted<''>
}

/** A row for each route. */
export type Seconds = {
  readonly [App in keyof Apps]: { readonly [Address in keyof Apps[App]]: Rows<Extract<Apps[App][Address], string>> }
}

type Named<Row> = Row extends readonly (infer Each)[]
  ? Named<Each>
  : Row extends unknown
    ? { [Field in 'of' | 'at' | 'with' | 'usedUp']: Row extends Readonly<Record<Field, infer Values>> ? keyof Values : never }[
        | 'of'
        | 'at'
        | 'with'
        | 'usedUp']
    : never

/** The parameters of routes about which no row decides, such as `managers/checkout?amount`. */
export type Undecided<All> = {
  [App in keyof Apps & keyof All]: {
    [Address in keyof Apps[App] & keyof All[App] & string]: string extends Apps[App][Address]
      ? never
      : `${App}/${Address}?${Exclude<Extract<Apps[App][Address], string>, Named<All[App][Address]>>}`
  }[keyof Apps[App] & keyof All[App] & string]
}[keyof Apps & keyof All]
