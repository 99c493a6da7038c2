import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

const article = '<meta property="og:type" content="article">';
const offer = '<h1>Rye</h1><p>€ 4.20</p><button>Add to cart</button>';
const evidence = (html: string, url?: string) =>
	factsOfHtml(html, url ? { url } : {}).get('pageTypeEvidence');

describe('pageTypeEvidence', () => {
	it('names the content that outweighs a vague claim', () => {
		expect(evidence(`${article}${offer}`)).toEqual({
			type: 'product',
			by: 'content',
			claims: ['article'],
			seen: { type: 'product', signs: ['price', 'buy'], isSure: true },
		});
	});

	it('names the claim where the content shows nothing', () => {
		expect(evidence(`${article}<h1>Rye</h1>`)).toEqual({
			type: 'article',
			by: 'claim',
			claims: ['article'],
			seen: null,
		});
	});

	it('names the URL, which needs no content', () => {
		expect(evidence(offer, 'https://example.com/')).toMatchObject({ type: 'home', by: 'url' });
	});

	it('names nothing for a page that could be anything', () => {
		expect(evidence('<h1>Rye</h1><p>A bread.</p>')).toEqual({
			type: 'other',
			by: 'nothing',
			claims: [],
			seen: null,
		});
	});
});
