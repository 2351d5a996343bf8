import { Source } from '@storybook/addon-docs/blocks'
import { declared } from './declared.ts'

type Props = {
  /** A file's text: `import text from './File.tsx?raw'`. */
  of: string
  /** The name that the file declares: a type, a constant or a function. */
  name: string
}

/** A declaration of a file that is compiled and tested. */
export const Code = ({ of, name }: Props) => <Source code={declared(of, name)} language="tsx" />
