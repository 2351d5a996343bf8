/** The elements that a translator has put in the place of texts. */
const standIns = new WeakMap<Node, Element>()

const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/** The element in the place of a text of this parent, where the text itself is gone. */
function standInOf(text: Node | null, parent: Node): Element | null {
  const standIn = text === null || text.parentNode === parent ? undefined : standIns.get(text)
  return standIn?.parentNode === parent ? standIn : null
}

/**
 * Keeps a page right that the browser translates. A translator puts elements in the place of texts, of which React does not know: a
 * text that changes would stay old, and one that goes would be an error. Here a text that changes comes back into its place, where it
 * is translated again, and one that React removes, or inserts before, is found there.
 */
export function followTranslator(): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceWith(target)
  })
  const replacements = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const standIn = [addedNodes[0], previousSibling, nextSibling].find(isStandIn)
        if (!(text instanceof Text) || text.isConnected || !standIn) continue
        standIns.set(text, standIn)
        changes.observe(text, { characterData: true })
      }
  })
  replacements.observe(document, { childList: true, subtree: true })

  // oxlint-disable-next-line typescript/unbound-method -- each is called with its own node below
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
    removeChild.call(this, standInOf(child, this) ?? child)
    return child
  }
  Node.prototype.insertBefore = function insert<T extends Node>(node: T, next: Node | null): T {
    standIns.get(node)?.remove()
    insertBefore.call(this, node, standInOf(next, this) ?? next)
    return node
  }
}
