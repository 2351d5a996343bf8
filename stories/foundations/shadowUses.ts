import texts from 'virtual:texts/styles'

const files = Object.entries(texts)

/** The component in whose folder a file is; undefined for a file that components share. */
const folderOf = (path: string) => /^ui\/([A-Z]\w*)\//.exec(path)?.[1]

const foldersWith = (isUser: (text: string) => boolean) =>
  files.flatMap(([path, text]) => (path.startsWith('ui/') && isUser(text) ? (folderOf(path) ?? []) : []))

/** The parts of a composition whose rules have a text: a part's rules begin with its name. */
function partsWith(composition: string, wanted: string): readonly string[] {
  let part = ''
  return composition.split('\n').flatMap((line) => {
    part = /^ {2}(\w+): \{/.exec(line)?.[1] ?? part
    return line.includes(wanted) ? part : []
  })
}

/** The components that have a shadow: in their own style sheet, in one that they share, or where a theme draws a part of them. */
export function componentsWithShadow(role: string): readonly string[] {
  const token = `vars.shadow.${role}`
  const found = files
    .filter(([, text]) => new RegExp(`${token}\\b`).test(text))
    .flatMap(([path, text]) => {
      if (!path.startsWith('ui/')) {
        const drawn = partsWith(text, token).map(
          (part) => new RegExp(`arts\\.${part}\\b|\\{[^}]*\\b${part}\\b[^}]*\\} from '[^']*arts\\.css`),
        )
        return foldersWith((user) => drawn.some((part) => part.test(user)))
      }
      const shared = path.slice('ui'.length)
      return folderOf(path) ?? foldersWith((user) => user.includes(`${shared}'`))
    })
  return [...new Set(found)].toSorted()
}
