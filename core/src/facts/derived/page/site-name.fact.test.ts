import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

it.each([
	['<meta property="og:site_name" content=" Example Bakery ">', 'Example Bakery'],
	['<meta name="og:site_name" content="Example Bakery">', 'Example Bakery'],
	['<meta property="OG:site_name" content="Example Bakery">', 'Example Bakery'],
	['<meta property="og:title" content="Rye">', ''],
	['', ''],
])('the name of the site in %j is %j', (html, name) => {
	expect(factsOfHtml(html).get('siteName')).toBe(name);
});

it('is empty in a fragment, which cannot name the site', () => {
	const html = '<meta property="og:site_name" content="Example Bakery">';
	expect(factsOfHtml(html, { scope: 'fragment' }).get('siteName')).toBe('');
});
