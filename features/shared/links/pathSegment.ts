/**
 * Encodes a value as one segment of a path. Browsers resolve `.`, `..` and `%2E` as steps through the path, so these dots are
 * encoded twice and name something that does not exist.
 */
export const pathSegment = (value: string): string => encodeURIComponent(value).replace(/^\.{1,2}$/, (dots) => '%252E'.repeat(dots.length))
