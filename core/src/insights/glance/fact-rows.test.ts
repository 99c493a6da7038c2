import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { factRows } from './fact-rows.ts';
import { pageContents } from './page-contents.ts';

it('has a row for each value, with unknown ones', () => {
	const html = `<title>Bread</title><h1>One</h1><h2 hidden>Two</h2>
		<meta property="og:title" content="">`;
	const rows = factRows(pageContents(factsOfHtml(html), ruleSetFor('us'), new Date('2026-11-21')));

	expect(rows).toEqual(
		expect.arrayContaining([
			{ fact: 'title.text', value: 'Bread' },
			{ fact: 'title.characters', value: 5 },
			{ fact: 'description', value: null },
			{ fact: 'headings.2.text', value: 'Two' },
			{ fact: 'headings.2.is_hidden', value: 'true' },
			{ fact: 'social_tags.1.content', value: '' },
			{ fact: 'vitals', value: null },
		]),
	);
	expect(new Set(rows.map(({ fact }) => fact)).size).toBe(rows.length);
});
