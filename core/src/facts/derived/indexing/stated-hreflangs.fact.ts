import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';
import { headerLinks } from './header-links.ts';

/** A version in another language that the page names. */
export interface StatedHreflang {
	/** As written. */
	readonly code: string;
	/** As written. */
	readonly href: string;
	/** Absolute if it can be resolved, otherwise as written. */
	readonly address: string;
	/** A header is as good as the head. */
	readonly inHead: boolean;
	/** null for a header. */
	readonly node: NodeRef | null;
}

/** From link tags and Link headers. */
export const statedHreflangs = deriveFact({
	reads: ['hreflangs'],
	mayRead: ['response', 'baseUrl', 'url'],
	derive({ baseUrl, hreflangs, response, url }): readonly StatedHreflang[] {
		const elements = hreflangs.map(({ code, href, inHead, node }) => {
			return { code, href, address: resolved(href, baseUrl ?? url), inHead, node };
		});
		const headers = headerLinks(response, 'alternate').flatMap(({ href, hreflangs: codes }) =>
			codes.map((code) => {
				return { code, href, address: resolved(href, url), inHead: true, node: null };
			}),
		);
		return [...elements, ...headers];
	},
});

const resolved = (href: string, base: string | null) =>
	URL.parse(href, base ?? undefined)?.href ?? href.trim();
