/** A checker of accessibility that others wrote: its script, and its findings on the page that is open. */
type Checker = { readonly file: string; readonly find: () => Promise<string[]> }

type Issue = { ruleId: string; value: string[]; snippet: string; message: string }
type Message = { type: number; code: string; msg: string; element: Element }

declare global {
  interface Window {
    ace: { Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: Issue[] }> } }
    HTMLCS: { process: (standard: string, root: Document, done: () => void) => void; getMessages: () => Message[]; ERROR: number }
  }
}

/** Findings that are none, by a part of their rule's name, with the reason. */
const accepted: Readonly<Record<string, string>> = {
  input_autocomplete_valid: 'HTML allows `username` in a field of type email: it is how a password manager finds the name of an account.',
  aria_form_label_unique: 'A form without a name is no landmark, by HTML-AAM.',
  aria_landmark_name_unique: 'As before.',
  input_label_exists:
    'A field that is folded away has its label there; a slider’s is for screen readers only, its text field has the same.',
  'H71.NoLegend': 'A group has its name by `aria-labelledby`: the legend of a fieldset cannot stand in a grid.',
  'H32.2': 'A calculator and a search answer as one types; Enter puts the keyboard away.',
}

export const isAccepted = (finding: string): boolean => Object.keys(accepted).some((rule) => finding.split(': ')[0]?.includes(rule))

/** IBM Equal Access, and HTML_CodeSniffer, which pa11y runs. `axe-core` runs in each story. */
export const checkers: readonly Checker[] = [
  {
    file: 'node_modules/accessibility-checker-engine/ace.js',
    find: async () => {
      const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility'])
      return results
        .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`)
    },
  },
  {
    file: 'node_modules/html_codesniffer/build/HTMLCS.js',
    find: () => {
      // It breaks at its own text on this attribute, which the other checker has read.
      for (const field of document.querySelectorAll('[autocomplete]')) field.removeAttribute('autocomplete')
      return new Promise((resolve) =>
        window.HTMLCS.process('WCAG2AA', document, () =>
          resolve(
            window.HTMLCS.getMessages()
              .filter(({ type }) => type === window.HTMLCS.ERROR)
              .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML.slice(0, 200)}`),
          ),
        ),
      )
    },
  },
]
