import { type ReactElement, cloneElement } from 'react'

interface RichTextProps {
  /** A text with tags, which cannot be nested: `Held: <clock/> left` or `Read <terms>our terms</terms>`. */
  text: string
  /** The element of each tag. The text between `<terms>` and `</terms>` becomes its content. */
  tags: Readonly<Record<string, ReactElement>>
}

/** A translated text with an element for each of its tags. */
export function RichText({ text, tags }: RichTextProps) {
  const parts = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/s)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    const element = index % 3 === 1 && tags[part]
    const content = parts[index + 1]
    return element && cloneElement(element, { key: part }, ...(content === undefined ? [] : [content]))
  })
}
