import { describe, expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

const jelly = '<p>Quince jelly sets overnight.</p><p>We sell quince jelly.</p>';

describe('suggestedKeywords', () => {
	it.each([
		[
			'teasers below the text',
			`${jelly}<h2>Old windmills</h2><div><a href="/1">Old windmills</a></div>`,
		],
		[
			'a sidebar',
			`<main>${jelly}</main><aside><h2>Old windmills</h2><p>Old windmills turn.</p></aside>`,
		],
		[
			'a cookie notice',
			`${jelly}<p>Old windmills use cookies.</p><p>Old windmills and cookies.</p>`,
		],
		['a button', `${jelly}<button>Old windmills</button><button>Old windmills now</button>`],
		[
			'what a template repeats',
			`${jelly}<p>Old windmills.</p><p>Old windmills.</p><p>Old windmills.</p>`,
		],
		[
			'code',
			`${jelly}<pre><code>old windmills</code></pre><pre><code>old windmills()</code></pre>`,
		],
	])('leaves out %s', (_what, body) => {
		expect(suggestedFor(body)).toEqual(['quince jelly']);
	});

	it('prefers headings to text, unless only links follow the heading', () => {
		const body = `${jelly}<h2>Copper pans</h2><p>Copper pans heat evenly.</p>`;
		expect(suggestedFor(body)).toEqual(['Copper pans', 'quince jelly']);
	});

	it('knows the site by the name it gives itself', () => {
		const head = '<meta property="og:site_name" content="Quince Jelly">';
		expect(suggestedFor(jelly, head)).toEqual([]);
	});
});

function suggestedFor(body: string, head = '') {
	const html = `<!doctype html><html lang="en"><head><title>Larder</title>${head}</head><body>${body}</body></html>`;
	return factsOfHtml(html, { suggestKeywords: 5 }).get('suggestedKeywords');
}
