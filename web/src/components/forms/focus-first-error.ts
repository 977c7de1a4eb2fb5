/** Leads to the first field at fault, once it has been drawn as such. */
export function focusFirstFault(form: HTMLElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
