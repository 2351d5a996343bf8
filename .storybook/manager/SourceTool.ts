import { createElement, type FunctionComponent, useState } from 'react'
import {
  Button,
  createCopyToClipboardFunction,
  PopoverProvider,
  type PopoverProviderProps,
  TooltipLinkList,
} from 'storybook/internal/components'
import { useStorybookApi } from 'storybook/manager-api'
import * as z from 'zod/mini'
import { sourceAddress, sourceFolder } from './sourceAddress.ts'

/** The part of an entry of Storybook's index that is read here. */
const entrySchema = z.object({ importPath: z.string(), componentPath: z.optional(z.string()) })

const settingsSchema = z.object({ root: z.nullable(z.string()), pattern: z.nullable(z.string()) })

/** Where the sources are, as `main.ts` wrote it into the page. */
const settings = settingsSchema.safeParse(Reflect.get(globalThis, 'platewellSource')).data ?? { root: null, pattern: null }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its type is for JSX, which the manager cannot have (`Beside.ts`)
const Popover = PopoverProvider as FunctionComponent<Omit<PopoverProviderProps, 'children'>>

const copy = createCopyToClipboardFunction()

/** Copies the address of exactly this view, and leads to the story's source and its feature's folder. */
export function SourceTool() {
  const entry = entrySchema.safeParse(useStorybookApi().getCurrentStoryData())
  const [copied, setCopied] = useState('')
  if (!entry.success) return null
  const copyItem = (id: string, title: string, text: () => string) => ({
    id,
    title: copied === id ? 'Copied' : title,
    onClick: () => void copy(text()).then(() => setCopied(id)),
  })
  const fileItem = (id: string, name: string, path: string) => {
    const href = sourceAddress(path, settings)
    return href === undefined
      ? copyItem(id, `Copy the path of the ${name}: ${path}`, () => path)
      : { id, title: `Open the ${name}: ${path}`, href, target: '_blank' }
  }
  const { importPath, componentPath } = entry.data
  const links = [
    // Arguments, globals and the sidebar's filter are in the address.
    copyItem('view', 'Copy the address of this view', () => location.href),
    fileItem('story', 'story', importPath.replace('./', '')),
    ...(componentPath === undefined ? [] : [fileItem('folder', 'folder', sourceFolder(componentPath))]),
  ]
  const button = createElement(Button, { ariaLabel: 'Address and source', padding: 'small', variant: 'ghost' }, 'Source')
  const popover = createElement(TooltipLinkList, { links })
  return createElement(Popover, { ariaLabel: 'Address and source', padding: 0, popover, onVisibleChange: () => setCopied('') }, button)
}
