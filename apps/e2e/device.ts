import type { Browser, Page } from '@playwright/test'

type Where = { readonly browser: Browser; readonly lane: string; readonly baseURL: string | undefined }

/** Somebody's phone, with nothing saved. */
export async function device({ browser, lane, baseURL }: Where): Promise<Page> {
  const headers = { extraHTTPHeaders: { 'X-Sandbox-Lane': lane } }
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 }, ...headers })
  return context.newPage()
}
