/** How a story is pictured: for which enterprise, and in how large a window. */
export interface Mode {
  readonly enterprise: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** The two windows that every story is compared in. */
export const windows: Readonly<Record<string, Mode['viewport']>> = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 900 },
}

/** Every enterprise in every window, by name: what Chromatic pictures, and what `npm run visual` does. */
export const modesFor = (enterprises: readonly string[]): Readonly<Record<string, Mode>> =>
  Object.fromEntries(
    enterprises.flatMap((enterprise) =>
      Object.entries(windows).map(([name, viewport]) => [`${enterprise} ${name}`, { enterprise, viewport }] as const),
    ),
  )
