/** A number from 0 to 1 that depends only on the seed and the coordinates. */
export function random(seed: number, ...coordinates: readonly number[]): number {
  let mixed = seed | 0
  for (const each of coordinates) {
    mixed = Math.imul(mixed ^ Math.imul(each | 0, 0x9e3779b1), 0x85ebca6b)
    mixed ^= mixed >>> 15
  }
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}
