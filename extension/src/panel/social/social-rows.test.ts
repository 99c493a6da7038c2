import type { SocialCards } from '@plumbline/core';
import { expect, test } from 'vitest';
import { socialRows } from './social-rows.ts';

const nothing = { text: '', source: '' };
const card = {
	title: nothing,
	description: nothing,
	image: nothing,
	host: '',
	hasLargeImage: true,
};

test('lists the tags of the page, then those it lacks with what networks take instead', () => {
	const title = { text: 'Rye', source: 'title' };
	const cards: SocialCards = {
		openGraph: { ...card, title },
		x: { ...card, title },
		tags: [
			{ property: 'og:image', content: '/a.jpg', node: 1 },
			{ property: 'og:image', content: '/a.jpg', node: 2 },
			{ property: 'twitter:card', content: '', node: 3 },
		],
	};

	const rows = socialRows(cards);

	expect(rows.map(({ node, property, source }) => [property, node, source])).toEqual([
		['og:image', 1, ''],
		['og:image', 2, ''],
		['twitter:card', 3, ''],
		['og:title', null, 'title'],
		['og:description', null, ''],
		['twitter:title', null, 'title'],
		['twitter:description', null, ''],
		['twitter:image', null, ''],
	]);
	expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});
