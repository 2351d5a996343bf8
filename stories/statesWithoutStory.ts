/** The statuses of `S` without a story named `Status` or `Status__Variant` in the module `M`; `never` if all have one. */
export type StatesWithoutStory<S extends { readonly status: string }, M> = {
  [K in S['status']]: Extract<keyof M, Capitalize<K> | `${Capitalize<K>}__${string}`> extends never ? K : never
}[S['status']]

/** The name of the example that a story shows: `EmailInput__ByPhone` shows `emailInputByPhone`. */
type Shown<Name> = Name extends `${infer Status}__${infer Variant}` ? Uncapitalize<`${Status}${Variant}`> : never

/** The examples of variants without a story in the modules `M`; `never` if all have one. */
export type VariantsWithoutStory<Name, M> = Exclude<Name, Shown<keyof M>>
