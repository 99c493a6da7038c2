import { describe, expect, it } from 'vitest';
import { factsOfHtml, whyUnknown } from '../../facts-of-html.fixtures.ts';

const policy = '<meta http-equiv="Content-Security-Policy" content="Upgrade-Insecure-Requests">';

describe('contentPolicies', () => {
	it.each([
		[policy, ['upgrade-insecure-requests']],
		['<meta http-equiv=" content-security-policy ">', ['']],
		['<meta http-equiv="content-type" content="text/html">', []],
		['<meta name="content-security-policy" content="no">', []],
		[`<noscript>${policy}</noscript>`, []],
	])('are read from %s', (html, policies) => {
		expect(factsOfHtml(html).get('contentPolicies')).toEqual(policies);
	});

	it('cannot be known in a fragment', () => {
		expect(whyUnknown('contentPolicies', policy, { scope: 'fragment' })).toBe('fragment');
	});
});
