import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';
import { unknownSite } from '../../given/site-facts.ts';

describe('site', () => {
	it('is what the caller gives', () => {
		const site = { ...unknownSite, linksToIt: 3 };
		expect(factsOfHtml('<title>Rye</title>', { site }).get('site')).toBe(site);
	});

	it('is known in a fragment too', () => {
		const facts = factsOfHtml('<p>Rye</p>', { scope: 'fragment', site: unknownSite });
		expect(facts.get('site')).toBe(unknownSite);
	});

	it.each([{}, { site: null }])('cannot be known from the page alone: %j', (about) => {
		expect(whyUnknown('site', '<title>Rye</title>', about)).toBe('unknown');
	});
});
