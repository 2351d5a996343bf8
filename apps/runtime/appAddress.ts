/** Where another app of the same enterprise is served: its page, with a slash at the end. */
export const appAddress = (app: string): string =>
  import.meta.env.DEV ? `/${app}/` : new URL(/* @vite-ignore */ `../${app}/`, import.meta.url).pathname
