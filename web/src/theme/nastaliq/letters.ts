/** Code points of the Nastaliq font in `noto-nastaliq-urdu-wght-normal.woff2`. After a change, run `web/build/subset-nastaliq.ts`. */
const urdu = 'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھۂۃیےۓ'
/** Arabic letters that occur in names. A word with letters from two fonts would look broken. */
const arabic = 'إةىكيهٱـ'
const punctuation = '،؛؟۔٪'
const combiningMarks = [
  0x064b, 0x064c, 0x064d, 0x064e, 0x064f, 0x0650, 0x0651, 0x0652, 0x0653, 0x0654, 0x0656, 0x0657, 0x0670,
]
const honorifics = [0x0610, 0x0611, 0x0612, 0x0613, 0xfdfa]
/** Joiners and a direction mark. */
const invisible = [0x200c, 0x200d, 0x200e]

export const nastaliqLetters: readonly number[] = [
  ...Array.from(urdu + arabic + punctuation, (letter) => letter.codePointAt(0) ?? 0),
  ...combiningMarks,
  ...honorifics,
  ...invisible,
]
