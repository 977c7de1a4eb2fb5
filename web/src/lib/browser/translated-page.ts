/**
 * A browser that translates the page replaces text nodes, which React does not know. Removing such a text, or inserting before it, would throw and take the page
 * down. A text that changes in its place would stay as it was, so it is alone in its element, or its element has a key; the tests fail otherwise.
 */
export function tolerateTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with their node
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T
  }
}
