import type { StoryContext } from '@storybook/react-vite'
import { enterpriseOf, enterprises } from '../../.storybook/enterprises.ts'
import type { Enterprise } from '../../themes/enterprise.ts'

/** The ending of every address in fixtures and stories: an enterprise without a rule of its own admits it as it is. */
const anyEnding = /@mail\.example\b/gi

/** The text with each address as the enterprise admits it: with the enterprise's own ending where it asks for one (ENT-04). */
export const admittedBy = ({ settings }: Enterprise, text: string): string =>
  text.replaceAll(anyEnding, (ending) => settings.requiredEmailEnding ?? ending)

/** The same, for the enterprise in the toolbar. */
export const admitted = ({ globals }: Pick<StoryContext, 'globals'>, text: string): string =>
  admittedBy(enterpriseOf(globals['enterprise']), text)

/** An enterprise that asks for addresses with an ending of its own. */
export const strictEnterprise = enterprises.find(({ settings }) => settings.requiredEmailEnding !== null) ?? enterpriseOf(undefined)
