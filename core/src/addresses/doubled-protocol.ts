/**
 * Whether an address begins with two protocols: “http://https://example.com/” leads to a host named
 * “https”.
 */
export const hasDoubledProtocol = (written: string): boolean =>
	/^\s*https?:?\/\/(?:https?:?\/|https?%3a)/i.test(written);
