/**
 * Whether the host is missing in an address with a protocol, or there are too few slashes before it:
 * browsers read “https:///bread/rye” as the host “bread”, and “https:/bread/rye” as a path.
 */
export const lacksHost = (written: string): boolean =>
	tooMany.test(written) || tooFew.test(written);

/** With a dot, the first part is a host all the same. */
const tooMany = /^\s*https?:[\\/]{3,}(?![\\/])(?![^\\/?#]*\.)/i;
const tooFew = /^\s*https?:(?![\\/]{2})/i;
