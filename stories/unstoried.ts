/** The story name of a status: `offerCode` becomes `OfferCode`. */
export type Pascal<K extends string> = Capitalize<K>

/** The statuses of `S` without a story named `Status` or `Status__Variant` in the module `M`; `never` if all have one. */
export type Unstoried<S extends { readonly status: string }, M> = {
  [K in S['status']]: Extract<keyof M, Pascal<K> | `${Pascal<K>}__${string}`> extends never ? K : never
}[S['status']]

/** The name of the example that a story shows: `EmailInput__ByPhone` shows `emailInputByPhone`. */
export type Shown<Name> = Name extends `${infer Status}__${infer Variant}` ? Uncapitalize<`${Status}${Variant}`> : never
