import { defineRule } from '../../../audit/rule.ts';

export const mainContentIsNotEmpty = defineRule({
	name: 'main_content_is_not_empty',
	group: 'content',
	risk: 'moderate',
	difficulty: 'average',
	impact: 4,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
		says: 'Content with status 200 may be indexed. If it looks like an error or an empty page, Search Console reports a soft 404.',
		checked: '2026-11-21',
	},
	reads: ['textBlocks', 'images', 'frames', 'videos', 'plugins', 'wholePage'],
	mayRead: ['indexingIntent'],
	title: 'The page has content',
	why: 'Search engines treat a page without content like one that does not exist, so it rarely appears in results.',
	fix: 'Bring the content back. If it comes from a script, render it on the server; if the page is gone, return status 404 or 410.',
	messages: { empty: 'Outside menus, header and footer the page has neither text nor images' },
	evaluate({ frames, images, indexingIntent, plugins, textBlocks, videos }, found) {
		if (indexingIntent === 'hidden') return 'not_applicable';
		const hasText = textBlocks.some(({ region }) => region === 'main' || region === 'body');
		const media = [images, frames, videos, plugins];
		if (!hasText && media.every(({ length }) => length === 0)) found.empty();
	},
});
