/** Whether a name has letters that a hotel in Saudi Arabia may not read, and its papers may not print: all but Latin and Arabic ones. */
export const isUnreadableAtHotels = (name: string): boolean =>
  /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/u.test(name)
