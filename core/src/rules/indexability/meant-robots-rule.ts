import { isOneSlipFrom } from '../../text/folding/one-slip.ts';

/** Rules that take something away; to lose one shows what was to stay hidden. */
const restricting = ['noindex', 'nofollow', 'nosnippet', 'noimageindex'];

/** A rule that is no mistake, however close to one of the above: folklore that forbids nothing. */
const harmless: ReadonlySet<string> = new Set(['dofollow']);

/** What was meant by a robots rule that no engine knows; null when that is anybody's guess. */
export function meantRobotsRule(written: string): string | null {
	if (restricting.includes(written) || harmless.has(written)) return null;
	const parts = written.split(/[^a-z]+/).filter((part) => restricting.includes(part));
	if (parts.length > 0) return parts.join(', ');
	const letters = written.replace(/[^a-z]/g, '');
	return restricting.find((rule) => isOneSlipFrom(letters, rule)) ?? null;
}
