/** How a story is pictured: in whose house, and in how large a window. */
export interface Mode {
  readonly enterprise: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** The two windows that every story is compared in. */
const windows = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 900 },
} as const

/** Every house in every window, by name: what Chromatic pictures, and what `npm run visual` does. */
export const modesFor = (enterprises: readonly string[]): Readonly<Record<string, Mode>> =>
  Object.fromEntries(
    enterprises.flatMap((enterprise) =>
      Object.entries(windows).map(([name, viewport]) => [`${enterprise} ${name}`, { enterprise, viewport }] as const),
    ),
  )
