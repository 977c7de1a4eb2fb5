/** Whether a name has letters that hotels in Saudi Arabia may be unable to read or print: any but Latin and Arabic letters. */
export const isUnreadableAtHotels = (name: string): boolean =>
  /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/u.test(name)
