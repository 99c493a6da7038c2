import { plainHost, withPlainEscapes } from '../../../addresses/address-spelling.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import { detachedText } from '../../detached-text.ts';
import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';
import type { LinkTarget } from '../indexing/link-targets.fact.ts';
import type { Pointer } from './summary.fact.ts';

/**
 * The images, style sheets and scripts of the page’s own host, and the places of other pages that it
 * links to (`…/page#place`); each once.
 */
export const namedFiles = deriveFact({
	reads: ['url', 'baseUrl', 'images', 'assets', 'linkTargets'],
	derive({ assets, baseUrl, images, linkTargets, url }): readonly Pointer[] {
		const named = [
			...images.map(({ node, src }) => ({ href: src.trim(), node, isPlace: false })),
			...assets.map(({ href, node }) => ({ href, node, isPlace: false })),
			...linkTargets
				.filter(isPlace)
				.map(({ href, link }) => ({ href, node: link.node, isPlace: true })),
		];
		return ownAddresses(named, url, baseUrl);
	},
});

interface Named {
	readonly href: string;
	readonly node: NodeRef;
	readonly isPlace?: boolean;
}

/** The URLs of the page’s own host, each once. */
export function ownAddresses(
	named: readonly Named[],
	url: string,
	baseUrl: string,
): readonly Pointer[] {
	const page = URL.parse(url);
	if (page === null) return [];
	const own = plainHost(page);
	const found = new Map<string, Pointer>();
	for (const { href, isPlace = false, node } of named) {
		const target = href === '' ? null : parseAddress(href, baseUrl);
		if (target === null || !/^https?:$/.test(target.protocol)) continue;
		if (plainHost(target) !== own) continue;
		if (!isPlace) target.hash = '';
		const address = detachedText(withPlainEscapes(target.href));
		if (!found.has(address)) found.set(address, { address, node });
	}
	return [...found.values()];
}

/** Leaves out what scripts read: routes, buttons and directives such as `#:~:text=`. */
const isPlace = ({ href, isJump, link }: LinkTarget) =>
	!isJump &&
	!link.isButton &&
	link.clickScript === null &&
	/#[^/!:=?&#]+$/.test(href) &&
	!/#top$/i.test(href);
