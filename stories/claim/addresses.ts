import type { StoryContext } from '@storybook/react-vite'
import { enterpriseOf, enterprises } from '../../.storybook/enterprises.ts'
import type { Enterprise } from '../../themes/enterprise.ts'

/** The ending of every address in the examples. An enterprise without a rule accepts it. */
const anyEnding = /@mail\.example\b/gi

/** The text, in which each address has the ending that the enterprise requires (ENT-04). */
export const admittedBy = ({ settings }: Enterprise, text: string): string =>
  text.replaceAll(anyEnding, (ending) => settings.requiredEmailEnding ?? ending)

/** The same, for the enterprise in the toolbar. */
export const admitted = ({ globals }: Pick<StoryContext, 'globals'>, text: string): string =>
  admittedBy(enterpriseOf(globals['enterprise']), text)

/** An enterprise that requires an ending of addresses. */
export const strictEnterprise = enterprises.find(({ settings }) => settings.requiredEmailEnding !== null) ?? enterpriseOf(undefined)
