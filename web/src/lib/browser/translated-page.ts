/**
 * Prevents crashes on pages that the browser has translated. Translation replaces text nodes that React still refers to, so removing such a node or
 * inserting before it would throw. React also cannot update a replaced node, so text that changes must be the only child of its element, or its
 * element must have a key. Tests check this rule.
 */
export function tolerateTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with an explicit `this`
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T
  }
}
