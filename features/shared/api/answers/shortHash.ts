/**
 * Names a text without saving it, such as an email address, a token or an idempotency key. A small hash (FNV-1a) is enough: two
 * texts of one device practically never share it, and nobody can make a long random key of it.
 */
export function shortHash(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}
