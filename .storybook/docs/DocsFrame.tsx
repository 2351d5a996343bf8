import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { preferredLook } from '../manager/looks.ts'

/** The frame of a page of documentation, in the person's scheme. */
export const DocsFrame = (props: DocsContainerProps) => <DocsContainer {...props} theme={preferredLook()} />
