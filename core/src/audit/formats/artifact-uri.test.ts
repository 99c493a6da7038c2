import { expect, it } from 'vitest';
import { artifactUri } from './artifact-uri.ts';

it.each([
	['https://example.com/a b?q=1', 'https://example.com/a%20b?q=1'],
	['site/über uns.html', 'site/%C3%BCber%20uns.html'],
	['/home/me/page.html', 'file:///home/me/page.html'],
	['site\\page.html', 'site/page.html'],
	['C:\\site\\page.html', 'file:///C:/site/page.html'],
	['javascript:alert(1)', 'javascript%3Aalert(1)'],
	['100%.html', '100%25.html'],
])('names %s as %s', (subject, uri) => {
	expect(artifactUri(subject)).toBe(uri);
});
