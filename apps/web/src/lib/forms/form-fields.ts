interface FormField {
  /** The field's path in the values of the form. */
  readonly path: string
  readonly node: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
}

/** Returns the fields of a form in the order of the page. */
export function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].flatMap((node) => {
    const isField =
      node instanceof HTMLInputElement ||
      node instanceof HTMLSelectElement ||
      node instanceof HTMLTextAreaElement
    return isField && node.dataset['path'] !== undefined ? [{ path: node.dataset['path'], node }] : []
  })
}
