import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Enterprise } from '../../themes/enterprise.ts'
import { EnterpriseProvider } from '../../ui/Enterprise/EnterpriseProvider.tsx'
import * as styles from './PageFrame.css.ts'

/** The page's style sheets, without those of Storybook's own parts. */
const sheets = 'link[rel="stylesheet"], style:not([data-emotion])'

/** Copies the style sheets of this page into a frame's, and those that come later. */
function followSheets(page: Document): () => void {
  const copy = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (node instanceof Element && node.matches(sheets)) page.head.append(node.cloneNode(true))
  }
  copy(document.head.children)
  const observer = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => copy(addedNodes)))
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}

/** Sets the theme on a page's root element, as a built app's HTML does. */
function writeTheme(root: HTMLElement, enterprise: string, scheme: string) {
  root.lang = 'en'
  root.dataset['enterprise'] = enterprise
  root.dataset['scheme'] = scheme
}

interface PageFrameProps {
  readonly title: string
  readonly enterprise: Enterprise
  readonly scheme: string
  /**
   * The height of a page that fills its window.
   * @default the height of the content
   */
  readonly height?: number
  /** The greatest height; more content scrolls in the frame. */
  readonly most?: number
  /** Called when the content is laid out anew. */
  readonly onLayout?: (page: Document) => void
  /** Whether it is only looked at. */
  readonly inert?: boolean
  readonly children: ReactNode
}

/**
 * A page of an enterprise within another page: a window and a root element of its own, so that one page of documentation shows several
 * enterprises at several widths. Its content is rendered here: nothing is loaded again.
 */
export function PageFrame({ title, enterprise, scheme, height, most, onLayout, inert, children }: PageFrameProps) {
  const [page, setPage] = useState<Document | null>(null)
  const [own, setOwn] = useState(0)
  const { id } = enterprise
  useLayoutEffect(() => (page ? followSheets(page) : undefined), [page])
  useLayoutEffect(() => {
    if (page) writeTheme(page.documentElement, id, scheme)
  }, [page, id, scheme])
  useEffect(() => {
    // The frame's own observer: that of another document may not see its elements.
    const Observer = page?.defaultView?.ResizeObserver
    if (!page || !Observer) return
    const observer = new Observer(() => {
      setOwn(page.body.getBoundingClientRect().height)
      onLayout?.(page)
    })
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [page, onLayout])
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- an empty page, which this page fills */}
      <iframe
        className={styles.frame}
        style={{ blockSize: height ?? Math.max(own, 64), maxBlockSize: most }}
        title={title}
        inert={inert}
        data-enterprise-page={enterprise.id}
        srcDoc={`<!doctype html><title>${title}</title>`}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page &&
        createPortal(
          <EnterpriseProvider enterprise={enterprise}>
            <div className={height === undefined ? styles.content : undefined}>{children}</div>
          </EnterpriseProvider>,
          page.body,
        )}
    </>
  )
}
