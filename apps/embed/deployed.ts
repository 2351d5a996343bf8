const setting = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Address of the map style whose tiles are the map's ground; null where the deployment names none. */
export const mapStyle = (): string | null => setting('map-style') || null

/** Origins whose pages may hold the frame: the page's own, and those that the deployment names. */
export const knownParents = (): readonly string[] => [location.origin, ...setting('embed-parents').split(' ').filter(Boolean)]
