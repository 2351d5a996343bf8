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

/** Separators of cells and rows, and a half of a character, stay as they are written. */
const isOfACell = (text: string): boolean => /^[^\p{Cc}\p{Cs}",;|=]$/u.test(text)

/** The two halves of a character as two entities: `&#55357;&#56832;` for 😀. */
const halves = /&#(xd[89ab]..|5[56]\d{3});&#(xd[c-f]..|5[67]\d{3});/gi

const codeOf = (digits: string): number => Number(digits.replace(/^x/i, '0x'))

function joined(pair: string, high: string, low: string): string {
  const value = String.fromCharCode(codeOf(high), codeOf(low))
  return isOfACell(value) ? value : pair
}

function valueOf(entity: string, name: string): string {
  const number = codeOf(/^#(x[\da-f]+|\d+)$/i.exec(name)?.[1] ?? 'none')
  const [, letter = '', mark = ''] = /^([a-z])(\w+)$/i.exec(name) ?? []
  const value =
    number <= 0x10ffff ? String.fromCodePoint(number) : (others.get(name) ?? (letter + (marks[mark] ?? letter)).normalize('NFC'))
  return isOfACell(value) ? value : entity
}

/** A text without the entities of HTML that stand for letters, as web forms put them into lists: `Jos&eacute;`, `O&#39;Brien`. */
export const withoutEntities = (text: string): string => text.replaceAll(halves, joined).replaceAll(/&(#?\w{2,8});/g, valueOf)
