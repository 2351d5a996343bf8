/** The enterprise and the window of a picture. */
interface Mode {
  readonly enterprise: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** The two windows in which every story is compared. */
const windows: Readonly<Record<string, Mode['viewport']>> = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 900 } }

/** Every enterprise in every window, by name, for Chromatic. */
export const modesFor = (enterprises: readonly string[]): Readonly<Record<string, Mode>> =>
  Object.fromEntries(
    enterprises.flatMap((enterprise) =>
      Object.entries(windows).map(([name, viewport]) => [`${enterprise} ${name}`, { enterprise, viewport }] as const),
    ),
  )
