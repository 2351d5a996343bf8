import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describedForOthers } from './manifest.ts'
import { root } from '../tags/modules.ts'

const described = (name: string) => ({ id: name, name, path: join(root, 'ui', name), stories: [], jsDocTags: {} })

it('names the modules of the package, and no path of this machine; leaves out what could not be read', () => {
  const { components } = describedForOthers({
    components: {
      v: 1,
      components: {
        button: { ...described('Button'), import: "import {\n  Button,\n  LinkButton,\n  fn,\n} from 'platewell';" },
        page: { ...described('Page'), error: { name: 'No component found', message: '' } },
      },
    },
  })
  expect(components?.components).toEqual({
    button: {
      ...described('Button'),
      path: 'ui/Button',
      import: "import { Button } from '@platewell/kit/ui/Button';\nimport { LinkButton } from '@platewell/kit/ui/Button/LinkButton';",
    },
  })
})
