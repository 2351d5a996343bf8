/** How a story is pictured: the enterprise, and the window's size. */
interface Mode {
  readonly enterprise: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** The two windows in which every story is compared. */
export const windows: Readonly<Record<string, Mode['viewport']>> = {
  phone: { width: 360, height: 800 },
  desktop: { width: 1280, height: 900 },
}

/** Every enterprise in every window, by name: for Chromatic and `npm run visual`. */
export const modesFor = (enterprises: readonly string[]): Readonly<Record<string, Mode>> =>
  Object.fromEntries(
    enterprises.flatMap((enterprise) =>
      Object.entries(windows).map(([name, viewport]) => [`${enterprise} ${name}`, { enterprise, viewport }] as const),
    ),
  )
