import { type ESTree, Visitor, parseSync } from 'rolldown/utils'

/** Whether a text names the page of an app: `claim/`, `/claim?code=1`, `^claim\/`. */
function namesPage(text: string, app: string): boolean {
  return new RegExp(String.raw`(?:^|[/^])${app}\\?[/?#]`).test(text)
}

/** The apps whose pages a walk's source names: in an address, in a path that it waits for, or in a pattern. */
export function openedApps(file: string, text: string, apps: readonly string[]): readonly string[] {
  const texts: string[] = []
  new Visitor({
    Literal: (node: ESTree.Node) => {
      if (node.type === 'Literal') texts.push('regex' in node ? node.regex.pattern : String(node.value))
    },
    TemplateElement: ({ value }) => void texts.push(value.raw),
  }).visit(parseSync(file, text).program)
  return apps.filter((app) => texts.some((each) => namesPage(each, app)))
}
