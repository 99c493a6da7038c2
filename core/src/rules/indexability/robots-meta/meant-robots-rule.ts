import { isOneTypoFrom } from '../../../text/folding/one-typo.ts';

/** Restricting rules; a misspelled one shows content that should stay hidden. */
const restricting = ['noindex', 'nofollow', 'nosnippet', 'noimageindex'];

/** Not a mistake, however similar to one of the above: folklore that forbids nothing. */
const harmless: ReadonlySet<string> = new Set(['dofollow']);

/** The intended rule for one that no engine knows; null if it is unclear. */
export function meantRobotsRule(written: string): string | null {
	if (restricting.includes(written) || harmless.has(written)) return null;
	const parts = written.split(/[^a-z]+/).filter((part) => restricting.includes(part));
	if (parts.length > 0) return parts.join(', ');
	const letters = written.replace(/[^a-z]/g, '');
	return restricting.find((rule) => isOneTypoFrom(letters, rule)) ?? null;
}
