// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
const email = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/**
 * Whether a text is an e-mail address as `<input type="email">` reads it, at most 254 characters with at most 64 before the `@`
 * (RFC 5321). `ada@localhost` is one; a name beside the address is none. Specification 2.7.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && email.test(text)
