import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';

it('reads the policies that meta tags set', () => {
	const html = `<meta http-equiv="Content-Security-Policy" content="Upgrade-Insecure-Requests">
		<meta http-equiv="content-type" content="text/html"><meta name="content-security-policy" content="no">`;
	expect(factsOfHtml(html).get('contentPolicies')).toEqual(['upgrade-insecure-requests']);
});
