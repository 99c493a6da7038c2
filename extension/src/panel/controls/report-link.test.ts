import { expect, test } from 'vitest';
import { supportAddress } from './report-link.tsx';

test.each([
	[
		'Mozilla/5.0 (X11) Gecko/20100101 Firefox/153.0',
		'https://addons.mozilla.org/firefox/addon/a%40b/',
	],
	[
		'Mozilla/5.0 Chrome/156.0 Safari/537.36',
		'https://chromewebstore.google.com/detail/a@b/support',
	],
	['Mozilla/5.0 Chrome/156.0 Edg/156.0', 'https://microsoftedge.microsoft.com/addons/detail/a@b'],
])('in %s problems are reported at %s', (userAgent, address) => {
	expect(supportAddress('a@b', userAgent)).toBe(address);
});
