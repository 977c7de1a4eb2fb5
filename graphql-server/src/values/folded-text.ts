/** Text to compare by: case, accents, Arabic vowel signs and the spelling variants of Arabic letters do not matter. */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\u0640/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ةہھ]/g, 'ه')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
