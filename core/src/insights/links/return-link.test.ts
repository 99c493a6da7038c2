import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts/facts-of-html.fixtures.ts';
import { hasReturnLink } from './return-link.ts';

const version = (href: string) =>
	factsOfHtml(`<link rel="alternate" hreflang="en" href="${href}">`, {
		url: 'https://example.com/de/',
	});

it('knows whether a different language version links back to this page', () => {
	expect(hasReturnLink(version('/en'), 'https://example.com/en/')).toBe(true);
	expect(hasReturnLink(version('/fr'), 'https://example.com/en/')).toBe(false);
});
