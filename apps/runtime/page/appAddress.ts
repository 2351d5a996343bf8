/** The address of another app of the same enterprise, with a slash at the end. */
export const appAddress = (app: string): string =>
  import.meta.env.DEV ? `/${app}/` : new URL(/* @vite-ignore */ `../${app}/`, import.meta.url).pathname
