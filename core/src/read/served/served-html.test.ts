import { expect, test } from 'vitest';
import { factsOfHtml } from '../../run/audit-html.ts';
import { readServedHtml, readServedHtmlInSlices } from './read-served-html.ts';
import { withoutServedHtml, withServedHtml } from './served-html.ts';

const url = 'https://example.com/bread';
const page = (html: string) => factsOfHtml(html, { geo: 'us', url, scope: 'document' });
const broken =
	'<head><div></div><meta name="robots" content="noindex"><link rel="canonical" href="/rye"></head>';

test('gives its nodes different ids from those of the page', () => {
	const { digest, headBreaks, locate } = readServedHtml(broken, url);

	expect(headBreaks).toEqual([{ name: 'div', node: 'served:6' }]);
	expect(digest.robots).toMatchObject([{ name: 'noindex', node: 'served:17' }]);
	expect(locate('served:6')?.snippet).toBe('<div></div>');
	expect(locate(6)).toBeNull();
});

test('supplies the facts that only the served HTML contains', () => {
	const rendered = withoutServedHtml(page('<head></head>'), 'served_html_failed');
	const { facts, unknown } = withServedHtml(rendered, readServedHtml(broken, url));

	expect(facts.headBreaks).toHaveLength(1);
	expect(facts.rawHtml?.bytes).toBe(broken.length);
	expect(unknown).not.toHaveProperty('headBreaks');
	expect(unknown).not.toHaveProperty('served');
});

const withRoot = (mode: string) =>
	`<title>Bread</title><p><template shadowrootmode="${mode}"><h1>Bread</h1></template>`;

test('reads open shadow roots as a browser does', () => {
	const { digest } = readServedHtml(withRoot('open'), url);

	expect(digest.headings).toMatchObject([{ text: 'Bread' }]);
});

test('leaves the content unknown if a browser keeps a closed shadow root from scripts', () => {
	const { digest } = readServedHtml(withRoot('closed'), url);

	expect(digest).toMatchObject({ title: 'Bread', texts: null, headings: null, links: null });
});

test('gives the same result if it was read in slices', async () => {
	const cards = '<article><h2>Loaf</h2><p>Thin crust. <a href="/loaf?x">Bake it</a></article>';
	const html = `${broken}<main>${cards.repeat(2000)}</main>`;
	const {
		locate: _locate,
		locatePath: _locatePath,
		...sliced
	} = await readServedHtmlInSlices(html, url);

	expect(readServedHtml(html, url)).toMatchObject(sliced);
	expect(sliced.digest.headings).toHaveLength(2000);
});

test('stops being read after an abort', async () => {
	const left = new AbortController();
	const reading = readServedHtmlInSlices(broken, url, left.signal);
	left.abort(new Error('The page has gone.'));

	await expect(reading).rejects.toThrow('The page has gone.');
});
