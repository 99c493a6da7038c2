import { describe, expect, it } from 'vitest';
import { whyNotHtml } from './why-not-html.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a file', () => {
	it.each([
		['', 'It is empty.'],
		['PK\u0003\u0004page.html', 'It is a ZIP archive, not HTML.'],
		['%PDF-1.7', 'It is a PDF file, not HTML.'],
		['{"title": "Rye"}', 'It is JSON, not HTML.'],
		[' [1]', 'It is JSON, not HTML.'],
		['{"pages": []}', expect.stringContaining('saved report')],
	])('with the content %j is refused', (text, reason) => {
		expect(whyNotHtml(bytes(text), null)).toEqual(reason);
	});

	it('of Markdown is refused by file extension', () => {
		expect(whyNotHtml(bytes('# Rye'), 'docs/rye.md')).toContain('Markdown');
	});

	it.each(['# Rye\n\nFlour.', '---\ntitle: Rye\n---\nFlour.', 'See [the oven](oven.md).'])(
		'with the content %j is Markdown',
		(text) => {
			expect(whyNotHtml(bytes(text), 'rye.html')).toContain('Markdown');
		},
	);

	it.each([
		'<h1>Rye</h1>',
		'<!-- # -->\n# Rye',
		'Rye bread',
		'{{ title }}<h1>Rye</h1>',
		'[Rye] <p>bread',
	])('with the content %j is audited', (text) => {
		expect(whyNotHtml(bytes(text), 'rye.html')).toBeNull();
	});
});
