/**
 * Tells two texts apart without saving them. A small hash (FNV-1a) is enough for that: it protects no secret and is compared
 * with nothing else.
 */
export function markOf(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}
