import { useOf } from '@storybook/addon-docs/blocks'
import * as z from 'zod/mini'
import type { Usage } from './usage.ts'

const advised = z.object({ usage: z.custom<Usage>((value) => typeof value === 'object' && value !== null) })

/** The advice on the component of this page, which `usage()` wrote into its parameters. */
export const useAdvice = (): Usage | undefined => advised.safeParse(useOf('meta', ['meta']).preparedMeta.parameters).data?.usage
