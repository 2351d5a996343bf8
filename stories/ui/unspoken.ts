const startsExportedType = /^export type \w+(?:<.*>)? =/
const prop = /^ {2,4}(?:readonly )?(\w+)\??: (?!never\b)/

/** The comment that ends on the line before, if there is one. */
function commentAbove(lines: readonly string[], index: number): string | null {
  if (!lines[index - 1]?.trimEnd().endsWith('*/')) return null
  const first = lines.slice(0, index).findLastIndex((line) => line.trimStart().startsWith('/**'))
  return lines.slice(first, index).join('\n')
}

interface Prop {
  readonly name: string
  readonly comment: string | null
}

/** Props of the types that a file exports; of types within types only the outer ones. */
function propsIn(lines: readonly string[]): readonly Prop[] {
  let isInside = false
  return lines.flatMap((line, index) => {
    if (startsExportedType.test(line)) isInside = true
    else if (/^\S/.test(line)) isInside = false
    const name = isInside ? prop.exec(line)?.[1] : undefined
    return name ? [{ name, comment: commentAbove(lines, index) }] : []
  })
}

/** Names of the props with a default. */
const defaultsIn = (source: string): readonly string[] =>
  [...source.matchAll(/export function [A-Z]\w*(?:<[^(]*>)?\(\{([^}]*)\}/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/(\w+)(?:: \w+)? = /g)].map(([, name = '']) => name),
  )

/** Exported props without a comment, and those with a default that their comment does not name. */
export function unspoken(source: string): readonly string[] {
  const props = propsIn(source.split('\n'))
  const bare = props.filter(({ comment }) => comment === null).map(({ name }) => `${name} has no comment`)
  const silent = defaultsIn(source).filter((each) => {
    const own = props.filter(({ name }) => name === each)
    return own.length > 0 && !own.some(({ comment }) => comment?.includes('@default'))
  })
  return [...bare, ...silent.map((name) => `${name} has no @default`)]
}
