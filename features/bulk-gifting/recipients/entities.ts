/** Marks on letters by their names in HTML, to write behind the letter. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  cedil: '\u0327',
  caron: '\u030C',
}
const others = new Map(
  "amp& lt< gt> apos' rsquo’ lsquo‘ nbsp\u00A0 ndash– szligß oslashø OslashØ aeligæ AEligÆ oeligœ ethð ETHÐ thornþ THORNÞ"
    .split(' ')
    .map((each) => [each.slice(0, -1), each.slice(-1)]),
)

/** Separators of cells and rows stay as they are written. */
const isOfACell = (text: string): boolean => /^[^\p{Cc}",;|=]$/u.test(text)

function valueOf(entity: string, name: string): string {
  const [, hex, code = hex] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? []
  const number = Number.parseInt(code ?? '', hex ? 16 : 10)
  const [, letter = '', mark = ''] = /^([a-z])(\w+)$/i.exec(name) ?? []
  const value =
    number <= 0x10ffff ? String.fromCodePoint(number) : (others.get(name) ?? (letter + (marks[mark] ?? letter)).normalize('NFC'))
  return isOfACell(value) ? value : entity
}

/** A text without the entities of HTML that stand for letters, as web forms put them into lists: `Jos&eacute;`, `O&#39;Brien`. */
export const withoutEntities = (text: string): string => text.replaceAll(/&(#?\w{2,8});/g, valueOf)
