/** Address of the map style whose tiles are the map's ground; null where the deployment names none. */
export const mapStyle = (): string | null => document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content || null
