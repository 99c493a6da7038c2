import { plainHost } from '../../addresses/address-spelling.ts';
import type { Link } from '../../facts/collected/body/links.fact.ts';
import type { LinkTarget } from '../../facts/derived/indexing/link-targets.fact.ts';
import type { FactStore } from '../../facts/fact-store.ts';

/** `other`: mail, telephone and the like; `broken`: no URL, or one that no browser could open. */
export type LinkKind = 'internal' | 'external' | 'jump' | 'other' | 'broken';

export interface PageLink {
	readonly link: Link;
	readonly kind: LinkKind;
	/** Absolute, without fragment; as written if it cannot be resolved; empty without a URL. */
	readonly address: string;
	/** Its values among nofollow, ugc and sponsored. */
	readonly qualifiers: readonly LinkQualifier[];
	/** How many links of the page lead to this URL. */
	readonly sameAddressCount: number;
}

export const linkQualifiers = ['nofollow', 'ugc', 'sponsored'] as const;
export type LinkQualifier = (typeof linkQualifiers)[number];

/** Every link of the page in order; null if this host cannot know them. */
export function pageLinks(facts: FactStore): readonly PageLink[] | null {
	const links = facts.get('links');
	if (!links) return null;
	const targets = new Map(facts.get('linkTargets')?.map((target) => [target.link, target]));
	const page = URL.parse(facts.get('url') ?? '');
	const found = links
		.filter((link) => link.href !== null || !link.isTarget)
		.map((link) => {
			const target = targets.get(link);
			const address = target?.address ?? link.href?.trim() ?? '';
			return {
				link,
				kind: kindOf(target, page),
				address,
				qualifiers: linkQualifiers.filter((token) => link.rel.includes(token)),
			};
		});
	const counts = new Map<string, number>();
	for (const { address } of found) counts.set(address, (counts.get(address) ?? 0) + 1);
	return found.map((link) => ({ ...link, sameAddressCount: counts.get(link.address) ?? 1 }));
}

function kindOf(target: LinkTarget | undefined, page: URL | null): LinkKind {
	if (!target) return 'broken';
	if (target.isJump) return 'jump';
	if (target.address === null || target.scheme === 'javascript') return 'broken';
	if (!/^https?$/.test(target.scheme)) return 'other';
	const isOwn = target.host === '' || (page !== null && isSameSite(target.host, page));
	return isOwn ? 'internal' : 'external';
}

const isSameSite = (hostname: string, page: URL) => plainHost({ hostname }) === plainHost(page);

export type LinkFilter = 'all' | 'internal' | 'external' | 'repeated' | LinkQualifier;

export const linkFilters: readonly LinkFilter[] = [
	'all',
	'internal',
	'external',
	...linkQualifiers,
	'repeated',
];

/** Whether a link passes a filter and contains the words in its text or URL. */
export function isWantedLink(
	{ address, kind, link, qualifiers, sameAddressCount }: PageLink,
	filter: LinkFilter,
	words: string,
): boolean {
	const wanted = words.trim().toLowerCase();
	const holds = wanted === '' || `${link.label}\n${address}`.toLowerCase().includes(wanted);
	if (!holds || filter === 'all') return holds;
	if (filter === 'internal' || filter === 'external') return kind === filter;
	if (filter === 'repeated') return sameAddressCount > 1 && kind !== 'jump';
	return qualifiers.includes(filter);
}
