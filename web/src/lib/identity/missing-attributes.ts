/** Thrown when the user pool requires attributes with a new password that this app has no field for. */
export class MissingAttributes extends Error {
  override readonly name = 'MissingAttributes'
  readonly attributes: readonly string[]

  constructor(attributes: readonly string[]) {
    super(`The user pool requires ${attributes.join(', ')}`)
    this.attributes = attributes
  }
}
