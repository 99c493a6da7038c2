import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

it.each([
	['<img alt="Two rye breads">', true],
	['<img alt="A jar"><img alt=""><img>', false],
	['<p hidden><img alt="Rye bread"></p>', false],
])('in %s the keyword is found: %s', (html, isFound) => {
	const facts = factsOfHtml(`<html lang="en">${html}`, { keywords: ['rye bread'] });
	expect(facts.get('altTextMatches')).toMatchObject([{ keyword: 'rye bread', isFound }]);
});
