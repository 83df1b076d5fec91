type FieldNode = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

interface FormField {
  /** The field's path in the values of the form. */
  readonly path: string
  readonly node: FieldNode
}

/** Returns the fields of a form in the order of the page. */
export function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].flatMap((node) =>
    isFieldNode(node) && node.dataset['path'] !== undefined ? [{ path: node.dataset['path'], node }] : [],
  )
}

/** Returns whether an element holds a text that people type or choose. */
export function isFieldNode(node: Element | null): node is FieldNode {
  return (
    node instanceof HTMLInputElement ||
    node instanceof HTMLSelectElement ||
    node instanceof HTMLTextAreaElement
  )
}

/** Returns what a field holds: whether a checkbox is ticked, and the text of any other field. */
export function valueOf(node: FieldNode): string | boolean {
  return node instanceof HTMLInputElement && node.type === 'checkbox' ? node.checked : node.value
}
