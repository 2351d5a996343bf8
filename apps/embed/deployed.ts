const setting = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Origins whose pages may hold the frame: the page's own, and those that the deployment names. */
export const knownParents = (): readonly string[] => [location.origin, ...setting('embed-parents').split(' ').filter(Boolean)]
