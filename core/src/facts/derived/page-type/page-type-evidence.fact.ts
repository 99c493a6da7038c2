import { deriveFact } from '../derived-fact.ts';
import { shownTitle } from '../page/shown-text.ts';
import type { PageType } from './page-type.fact.ts';
import { type SeenType, seenType } from './seen-type.ts';
import { typeOfAddress } from './type-of-address.ts';
import { claimedTypes } from './type-of-markup.ts';
import { typeOfText } from './type-of-text.ts';

/** The type of the page, and by what it was recognized. */
export interface PageTypeEvidence {
	readonly type: PageType;
	/** The evidence that decided; `claim` is the page's own. */
	readonly by: 'status' | 'url' | 'claim' | 'content' | 'nothing';
	/** The types in structured data and tags for social networks, the most specific first. */
	readonly claims: readonly PageType[];
	/** The type of the content, whatever the page claims; null if it shows none. */
	readonly seen: SeenType | null;
}

/** A page with more marked dates than this is a list of articles. */
const mostDates = 3;

export const pageTypeEvidence = deriveFact({
	reads: ['structuredData'],
	mayRead: [
		'url',
		'response',
		'openGraph',
		'items',
		'jsonLdErrors',
		'titles',
		'authorLinks',
		'authorMetas',
		'mainText',
		'textBlocks',
		'times',
	],
	derive(facts): PageTypeEvidence {
		const { items, jsonLdErrors, mainText, openGraph, response, structuredData, url } = facts;
		const claims = claimedTypes({
			blocks: structuredData,
			isBroken: (jsonLdErrors ?? []).length > 0,
			items: items ?? [],
			tags: openGraph ?? [],
		});
		const decide = (type: PageType, by: PageTypeEvidence['by'], seen: SeenType | null = null) => ({
			type,
			by,
			claims,
			seen,
		});
		if ((response?.status ?? 200) >= 400) return decide('error', 'status');
		const ofAddress = typeOfAddress(url);
		if (ofAddress) return decide(ofAddress, 'url');
		const { textBlocks, times } = facts;
		const [claim] = claims;
		// Scripts have yet to write the text.
		if (mainText === null || textBlocks === null || times === null) {
			return claim ? decide(claim, 'claim') : decide('other', 'nothing');
		}
		const title = shownTitle(facts.titles ?? [])?.text ?? '';
		const seen = seenType(textBlocks, title);
		if (claim && !(seen && isMorePrecise(seen, claim))) return decide(claim, 'claim', seen);
		const hasAuthor =
			(facts.authorLinks ?? []).length > 0 ||
			(facts.authorMetas ?? []).some(({ content }) => content);
		const hasDate = times.length > 0 && times.length <= mostDates;
		if (seen?.isSure) return decide(seen.type, 'content', seen);
		const ofText = typeOfText({ mainText, textBlocks, url, title, hasAuthor, hasDate });
		const type = ofText ?? seen?.type;
		return type ? decide(type, 'content', seen) : decide('other', 'nothing', seen);
	},
});

/**
 * “Article” is what many systems claim of every page, and a shop may claim an event or a video
 * beside what it sells.
 */
const isMorePrecise = ({ isSure, type }: SeenType, claim: PageType) =>
	isSure && vagueClaims.has(claim) && type !== claim;

const vagueClaims: ReadonlySet<PageType> = new Set(['article', 'listing', 'event', 'video']);
