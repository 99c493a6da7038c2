import { addressDifference, plainHost } from '../../../addresses/address-spelling.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { Redirect } from '../../../facts/page-facts.ts';
import { isHomeAddress } from '../canonical/home-address.ts';

export const redirectIsPermanent = defineRule({
	name: 'redirect_is_permanent',
	group: 'indexability',
	risk: 'moderate',
	difficulty: 'average',
	impact: 2,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
		says: 'With a permanent redirect Google shows the new URL in results, with a temporary one the old URL.',
		checked: '2026-11-20',
	},
	reads: ['response'],
	mayRead: ['indexingIntent'],
	title: 'Permanent moves use a permanent redirect',
	why: 'A temporary redirect tells search engines to keep showing the old URL, and to credit links to that URL.',
	fix: 'If the old URL will not come back, redirect with status 301 or 308. If it will, a temporary redirect is right.',
	messages: {
		spelling: '“{from}” redirects only temporarily to another spelling of itself (status {status})',
		moved: '“{from}” redirects only temporarily (status {status})',
	},
	evaluate({ indexingIntent, response: { redirects } }, found) {
		if (redirects === undefined) return { notChecked: 'no_response' };
		if (redirects.length === 0) return 'not_applicable';
		if (indexingIntent === 'hidden' || isRoundTrip(redirects)) return;
		for (const { location, status, url } of redirects) {
			const [from, to] = [URL.parse(url), URL.parse(location)];
			if (!from || !to || !temporary.has(status) || isChoiceOfLanguage(from, to)) continue;
			const isMoved = otherPlaces.has(addressDifference(from, to));
			if (isMoved) found.moved({ from: url, status });
			else found.spelling({ from: url, status });
		}
	},
});

/** Kinds of difference that mean a different URL, and not a different spelling of the same one. */
const otherPlaces: ReadonlySet<string> = new Set(['other', 'parameters']);

const temporary: ReadonlySet<number> = new Set([302, 303, 307]);

/** A detour through a different page, as for a cookie or consent. */
const isRoundTrip = (redirects: readonly Redirect[]) =>
	redirects.length > 1 && redirects[0]?.url === redirects.at(-1)?.location;

/** A home page that redirects each visitor to their own language must not do so permanently. */
const isChoiceOfLanguage = (from: URL, to: URL) =>
	isHomeAddress(from) && plainHost(from) === plainHost(to) && from.pathname !== to.pathname;
