import { encodeQR } from 'qr'
import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { codePath } from './QrCode.tsx'

it('draws a bar for each run of dark cells', () => {
  expect(codePath([[true, true, false, true]])).toBe('M0 0h2v1H0zM3 0h1v1H3z')
  expect(codePath([[false], [true]])).toBe('M0 1h1v1H0z')
})

/** The path painted as a camera sees it, each cell so many dots wide. */
function painted(path: string, side: number, dots: number) {
  const size = side * dots
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let down = 0; down < dots; down += 1) {
      const from = ((Number(y) * dots + down) * size + Number(x) * dots) * 4
      for (let dot = 0; dot < Number(length) * dots; dot += 1) data.set([0, 0, 0], from + dot * 4)
    }
  }
  return { width: size, height: size, data }
}

it('can be read back by a camera', () => {
  const address = 'https://dine.example/claim?code=WELCOME25&via=émilie'
  const cells = encodeQR(address, 'raw', { ecc: 'medium', border: 2 })
  expect(decodeQR(painted(codePath(cells), cells.length, 6))).toBe(address)
})
