import { plainHost, withPlainEscapes } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { textFingerprint } from '../../../text/words/text-fingerprint.ts';
import { detachedText } from '../../detached-text.ts';
import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';
import type { LinkTarget } from '../indexing/link-targets.fact.ts';
import type { RobotsDirective } from '../indexing/robots-directives.fact.ts';
import { distinctAddresses, type StatedCanonical } from '../indexing/stated-canonicals.fact.ts';
import type { StatedHreflang } from '../indexing/stated-hreflangs.fact.ts';

/** A URL that the page names; absolute, without fragment or needless escapes. */
export interface Pointer {
	readonly address: string;
	/** null for a header. */
	readonly node: NodeRef | null;
}

export interface SaidText {
	readonly text: string;
	readonly node: NodeRef;
}

/** Exactly the facts that the other pages of its site need about a page. */
export interface PageSummary {
	/** Without fragment or needless escapes. */
	readonly url: string;
	/** null when it is not known. */
	readonly status: number | null;
	/** URLs that redirected here, in order; the first was the one requested. */
	readonly ledHere: readonly string[];
	/** The first title that is not empty. */
	readonly title: SaidText | null;
	readonly description: SaidText | null;
	/** null if there is none, or several that differ. */
	readonly canonical: Pointer | null;
	/** Whether a noindex applies to Google or to all crawlers. */
	readonly isNoindex: boolean;
	/** A page of a kind that nobody searches for: login, cart, search results. */
	readonly isHidden: boolean;
	readonly alternates: readonly Pointer[];
	/** Pages of the same site that it links to, each once. */
	readonly links: readonly Pointer[];
	/** The fingerprint of the main text; null if the text is short. */
	readonly fingerprint: readonly [number, number] | null;
}

export const summary = deriveFact({
	reads: ['url', 'titles', 'descriptions', 'statedHreflangs', 'statedCanonicals', 'linkTargets'],
	mayRead: ['response', 'robotsDirectives', 'indexingIntent', 'mainText'],
	derive(facts): PageSummary {
		const { response } = facts;
		const url = withoutFragment(facts.url) ?? facts.url;
		const title = facts.titles.find(({ text }) => text !== '');
		const [description] = facts.descriptions.filter(({ content }) => content?.trim());
		return {
			url,
			status: response?.status ?? null,
			ledHere: (response?.redirects ?? []).map((redirect) => withPlainEscapes(redirect.url)),
			title: title ? { text: detachedText(title.text), node: title.node } : null,
			description: description
				? { text: detachedText(description.content ?? ''), node: description.node }
				: null,
			canonical: canonicalOf(facts.statedCanonicals),
			isNoindex: (facts.robotsDirectives ?? []).some(isNoindex),
			isHidden: facts.indexingIntent === 'hidden',
			alternates: alternatesOf(facts.statedHreflangs),
			links: linksWithin(url, facts.linkTargets),
			fingerprint: textFingerprint((facts.mainText?.blocks ?? []).map(({ text }) => text)),
		};
	},
});

const isNoindex = ({ crawler, name, value }: RobotsDirective) =>
	(crawler === 'robots' || crawler === 'googlebot') &&
	(name === 'noindex' || name === 'none') &&
	value === null;

function canonicalOf(stated: readonly StatedCanonical[]): Pointer | null {
	const [first] = stated;
	if (!first || distinctAddresses(stated).length > 1) return null;
	const address = withoutFragment(first.address);
	return address === null ? null : { address, node: first.node };
}

const alternatesOf = (hreflangs: readonly StatedHreflang[]): readonly Pointer[] =>
	distinct(
		hreflangs
			.filter(({ inHead }) => inHead)
			.map(({ address, node }) => ({ address: withoutFragment(address), node })),
	);

function linksWithin(url: string, targets: readonly LinkTarget[]): readonly Pointer[] {
	const page = pageAddress(url);
	if (!page) return [];
	const own = plainHost(page);
	return distinct(
		targets
			.filter(
				({ host, isJump, scheme }) =>
					!isJump && /^https?$/.test(scheme) && plainHost({ hostname: host }) === own,
			)
			.map(({ address, link }) => ({
				address: address && withPlainEscapes(address),
				node: link.node,
			})),
	);
}

/** The first of each URL; invalid ones are left out. */
function distinct(
	pointers: readonly { readonly address: string | null; readonly node: NodeRef | null }[],
): readonly Pointer[] {
	const first = new Map<string, Pointer>();
	for (const { address, node } of pointers) {
		if (address !== null && !first.has(address))
			first.set(address, { address: detachedText(address), node });
	}
	return [...first.values()];
}

function withoutFragment(written: string): string | null {
	const url = URL.parse(written);
	if (!url || !/^https?:$/.test(url.protocol)) return null;
	url.hash = '';
	return withPlainEscapes(url.href);
}
