import { deriveFact } from '../derived-fact.ts';
import { shownTitle } from './shown-text.ts';
import { typeOfAddress } from './type/type-of-address.ts';
import { typeOfItems, typeOfJsonLd, typeOfOpenGraph } from './type/type-of-markup.ts';
import { typeOfText } from './type/type-of-text.ts';

/** The kind of page, by its markup, URL and text. */
export type PageType =
	| 'home'
	| 'listing'
	| 'article'
	| 'product'
	| 'docs'
	| 'search'
	| 'login'
	| 'cart'
	| 'thank-you'
	| 'error'
	| 'other';

/** A page with more marked dates than this is a list of articles. */
const mostDates = 3;

/**
 * The purpose of the page, from its status, its URL and its content. A statement of the
 * page overrides the looks of its text.
 */
export const pageType = deriveFact({
	reads: ['structuredData'],
	mayRead: [
		'url',
		'response',
		'openGraph',
		'items',
		'titles',
		'authorLinks',
		'authorMetas',
		'mainText',
		'textBlocks',
		'times',
	],
	derive(facts): PageType {
		const { items, mainText, openGraph, response, structuredData, textBlocks, times, url } = facts;
		if ((response?.status ?? 200) >= 400) return 'error';
		const stated =
			typeOfAddress(url) ??
			typeOfJsonLd(structuredData) ??
			typeOfOpenGraph(openGraph ?? []) ??
			typeOfItems(items ?? []);
		if (stated !== null) return stated;
		// Scripts have yet to write the text.
		if (mainText === null || textBlocks === null || times === null) return 'other';
		const type = typeOfText({
			mainText,
			textBlocks,
			url,
			title: shownTitle(facts.titles ?? [])?.text ?? '',
			hasAuthor:
				(facts.authorLinks ?? []).length > 0 ||
				(facts.authorMetas ?? []).some(({ content }) => content),
			hasDate: times.length > 0 && times.length <= mostDates,
		});
		return type ?? 'other';
	},
});
