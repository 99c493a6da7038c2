import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { searchPreview } from './search-preview.ts';

const preview = (html: string, about: Parameters<typeof factsOfHtml>[1] = {}, geo = 'us') =>
	searchPreview(factsOfHtml(html, about), ruleSetFor(geo));

const meta = (description: string) => `<meta name="description" content="${description}">`;

describe('searchPreview', () => {
	it('shows the title, the site name and the parts of the URL', () => {
		const { host, path, siteName, title } = preview(
			'<title>Sourdough | Bakery</title><meta property="og:site_name" content="Bakery">',
		);
		expect(title?.shown).toBe('Sourdough');
		expect(siteName).toBe('Bakery');
		expect([host, ...path]).toEqual(['example.com', 'bread', 'sourdough']);
	});

	it('says where a long title is cut, and how wide it is', () => {
		const { title } = preview(`<title>${'Sourdough bread '.repeat(8)}</title>`);
		expect(title?.limit).toBe(600);
		expect(title?.width).toBeGreaterThan(600);
		expect(`${title?.shown} ${title?.rest}`).toBe('Sourdough bread '.repeat(8).trim());
	});

	it('shows breadcrumbs from structured data instead of the URL', () => {
		const crumb = (name: string, position: number) => ({ '@type': 'ListItem', name, position });
		const list = {
			'@context': 'https://schema.org',
			'@type': 'BreadcrumbList',
			itemListElement: [crumb('All bread', 1), crumb('Loaves', 2), crumb('Sourdough', 3)],
		};
		const script = `<script type="application/ld+json">${JSON.stringify(list)}</script>`;
		expect(preview(script).path).toEqual(['All bread', 'Loaves']);
	});

	it('marks the words of the keyword in the part of the description that fits', () => {
		const text = `Bake sourdough bread at home. ${'Fold the dough and wait. '.repeat(8)}Sourdough bread`;
		const { description } = preview(`${meta(text)}<p>${text}</p>`, {
			keywords: ['sourdough bread'],
		});
		const words = description?.desktop.hits.map(({ end, start }) => text.slice(start, end));
		expect(words).toEqual(['sourdough', 'bread']);
	});

	it('cuts Japanese descriptions by the width of their characters', () => {
		const { description } = preview(meta('小麦粉と水と塩だけで焼くパン。'.repeat(10)), {}, 'jp');
		expect(description?.desktop.shown.length).toBeLessThanOrEqual(120);
		expect(description?.phone.shown.length).toBeLessThan(description?.desktop.shown.length ?? 0);
	});

	it('leaves the width of Arabic unknown', () => {
		expect(preview('<title>خبز العجين المخمر للمبتدئين</title>').title?.width).toBeNull();
	});

	it('is empty for a page without a title and description', () => {
		const { description, title } = preview('<p>Bread</p>', { url: null });
		expect([title, description]).toEqual([null, null]);
	});
});
