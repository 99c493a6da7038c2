import { plainHost } from '../../../addresses/address-spelling.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { PageType } from '../../../facts/derived/page-type/page-type.fact.ts';

/** A shorter text has little to link from. */
const shortestText = 200;

/** Pages whose readers look for more to read. */
const readOnwards: ReadonlySet<PageType> = new Set([
	'article',
	'recipe',
	'event',
	'job',
	'video',
	'software',
	'docs',
	'other',
]);

export const internalLinksUsed = defineRule({
	name: 'internal_links_used',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
		says: 'Every page that matters should have a link from another page of the site; links in the text help people and Google understand the site.',
		checked: '2026-11-20',
	},
	reads: ['linkTargets', 'mainText', 'pageType', 'textIndex'],
	mayRead: ['url'],
	title: 'The text links to other pages of the site',
	why: 'Links inside a text show readers what to read next, and tell search engines how the pages of a site belong together.',
	fix: 'Link from the text to one or two pages that its readers would want next.',
	messages: { none: 'The text of {words} words links to no other page of the site' },
	evaluate({ linkTargets, mainText, pageType, textIndex, url }, found) {
		const { wordCount } = textIndex;
		if (!readOnwards.has(pageType) || wordCount < shortestText) return 'not_applicable';
		const page = pageAddress(url);
		const own = page ? plainHost(page) : '';
		const links = linkTargets.filter(
			({ isJump, link, scheme }) =>
				link.region === mainText.region && !isJump && scheme.startsWith('http'),
		);
		if (links.some(({ host }) => host === '' || plainHost({ hostname: host }) === own)) return;
		// Absolute URLs may belong to the site; only the page's URL would show that.
		if (page === null && links.length > 0) return { notChecked: 'no_url' };
		found.none({ words: wordCount });
	},
});
