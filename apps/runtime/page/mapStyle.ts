/** The address of the map's style, which names its tiles; null if the deployment sets none. */
export const mapStyle = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content || null
