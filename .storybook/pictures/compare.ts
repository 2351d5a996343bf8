import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import * as z from 'zod/mini'
import { cache, listFile } from './cache.ts'

const picture = z.object({ title: z.string(), tag: z.array(z.string()), before: z.array(z.string()), after: z.array(z.string()) })

for (const { title, tag, before, after } of z.array(picture).parse(JSON.parse(readFileSync(listFile, 'utf8'))))
  test(title, { tag }, () => expect(readFileSync(join(cache, ...after))).toMatchSnapshot(before))
