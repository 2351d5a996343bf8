const dos850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'
const dos852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00AD˝˛ˇ˘§÷¸°¨˙űŘř■\u00A0'
const dos437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0'

/** Encodings that browsers do not decode, though command lines and old programs write it. */
const dos = new Map([
  ['ibm437', dos437],
  ['ibm850', dos850],
  ['ibm852', dos852],
])

/** The text of bytes; null where they are none in this encoding. */
export function decode(bytes: Uint8Array, encoding: string): string | null {
  const page = dos.get(encoding)
  if (page) return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCodePoint(byte) : (page[byte - 0x80] ?? ''))).join('')
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const tables = new Map<string, ReadonlyMap<string, number>>()

/** Characters by their byte. Programs that know no Windows read its bytes 80 to 9F as controls. */
function tableOf(encoding: string): ReadonlyMap<string, number> {
  const known = tables.get(encoding)
  if (known) return known
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const letters = bytes.map((byte) => [decode(Uint8Array.of(byte), encoding) ?? '', byte] as const)
  const table = new Map([
    ...(encoding === 'windows-1252' ? bytes.map((byte) => [String.fromCodePoint(byte), byte] as const) : []),
    ...letters,
  ])
  tables.set(encoding, table)
  return table
}

/** The bytes of a text in an encoding of one byte for each character; null where it lacks one. */
export function encode(text: string, encoding: string): Uint8Array | null {
  const table = tableOf(encoding)
  const bytes = Array.from(text, (letter) => table.get(letter) ?? -1)
  return bytes.includes(-1) ? null : Uint8Array.from(bytes)
}
