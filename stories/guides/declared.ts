/**
 * The declaration of this name in a file, with its comment. A formatted file has its declarations at the beginning of a line.
 *
 * @throws if the file does not declare it.
 */
export function declared(text: string, name: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => new RegExp(`^(export )?(type|const|function) ${name}\\b`).test(line))
  if (at === -1) throw new Error(`The file does not declare ${name}.`)
  const isOfComment = (line: string | undefined) => line !== undefined && /^(\/\*\*| \*|\/\/)/.test(line)
  let from = at
  while (isOfComment(lines[from - 1])) from -= 1
  const isInside = (line: string | undefined) => line !== undefined && /^[\s})\]>]/.test(line)
  let to = at + 1
  while (isInside(lines[to]) || (lines[to] === '' && isInside(lines[to + 1]))) to += 1
  return lines.slice(from, to).join('\n').trimEnd()
}
