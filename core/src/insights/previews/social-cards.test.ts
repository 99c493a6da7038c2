import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { socialCards } from './social-cards.ts';

const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
const x = (name: string, content: string) => `<meta name="twitter:${name}" content="${content}">`;

it('takes each text from the first tag that has it', () => {
	const html = `<title>Bread</title>${og('title', 'Bread for all')}${og('image', '/a.jpg')}${x('title', 'On X')}${x('card', 'summary_large_image')}`;
	const cards = socialCards(factsOfHtml(html));
	expect(cards?.openGraph).toMatchObject({
		title: { text: 'Bread for all', source: 'og:title' },
		description: { text: '', source: '' },
		image: { text: 'https://example.com/a.jpg', source: 'og:image' },
		host: 'example.com',
	});
	expect(cards?.x).toMatchObject({
		title: { text: 'On X', source: 'twitter:title' },
		image: { source: 'og:image' },
		hasLargeImage: true,
	});
});

it('falls back to the title and description of the page', () => {
	const html = '<title>Bread</title><meta name="description" content="All of it">';
	expect(socialCards(factsOfHtml(html))?.x).toMatchObject({
		title: { text: 'Bread', source: 'title' },
		description: { text: 'All of it', source: 'description' },
		image: { text: '', source: '' },
		hasLargeImage: false,
	});
});
