import { expect, it } from 'vitest';
import { atomFeed } from './atom-feed.ts';

it('keeps texts of pages from becoming markup', () => {
	const feed = atomFeed({
		domain: 'bakery.example',
		watchId: 3,
		watch: 'Bread & rolls',
		messages: [
			{
				id: '7d6f7a8e-0000-4000-8000-000000000000',
				domain: 'bakery.example',
				watch: 'Bread & rolls',
				createdMs: Date.UTC(2026, 10, 3),
				title: 'bakery.example: 1 page has a new title',
				text: '- https://bakery.example/ (“</content><script>” → “\u0007Rye”)',
				news: [],
			},
		],
	});
	expect(feed).toContain('<id>tag:bakery.example,2026:plumbline/watch/3</id>');
	expect(feed).toContain('<title>bakery.example: Bread &#38; rolls</title>');
	expect(feed).toContain('(“&#60;/content&#62;&#60;script&#62;” → “�Rye”)');
	expect(feed.match(/<updated>2026-11-03T00:00:00.000Z</g)).toHaveLength(2);
});
