/**
 * The most common leaked passwords, in lower case. A short stand-in for the list that a real user pool checks with threat protection
 * (*compromised credentials*). The web app has the full rule for passwords that are easy to guess.
 */
const leakedPasswords = new Set(
  (
    '12345678 123456789 1234567890 87654321 987654321 11111111 00000000 88888888 12341234 123123123 11223344 password password1 ' +
    'password12 password123 password1234 p@ssword p@ssw0rd p@ssw0rd1 p@ssw0rd! passw0rd pass@123 qwertyui qwertyuiop qwerty12 ' +
    'qwerty123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 asdfghjk asdfghjkl asdf1234 abcd1234 abc12345 abc123456 aa123456 aa12345678 ' +
    'a1234567 a12345678 iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1 welcome1 welcome123 ' +
    'letmein1 changeme admin123 admin1234 administrator bismillah bismillah786 786786786 pakistan pakistan123 indonesia rahasia123 ' +
    'sayang123 galatasaray fenerbahce besiktas'
  ).split(' '),
)

export const isLeaked = (password: string): boolean => leakedPasswords.has(password.toLowerCase())
