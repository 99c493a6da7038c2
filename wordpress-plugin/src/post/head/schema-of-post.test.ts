import { expect, test } from 'vitest';
import { schemaOfPost } from './schema-of-post.ts';

const article = { '@type': 'BlogPosting', headline: 'Saved', image: 'old.jpg', author: 'Ann' };

test('an article has the title, excerpt and image as typed, and cannot close its script element', () => {
	const typed = { title: 'Tea </script>', excerpt: '</script>', socialImage: null };
	const html = schemaOfPost([article, { '@type': 'Organization', name: '</script>' }], typed);
	const [, json = ''] = html.match(/^<script type="application\/ld\+json">(.*)<\/script>$/) ?? [];

	expect(json).not.toContain('</script');
	expect(JSON.parse(json)['@graph']).toEqual([
		{ '@type': 'BlogPosting', headline: 'Tea', author: 'Ann' },
		{ '@type': 'Organization', name: '</script>' },
	]);
});

test('a post without a title and a site without structured data add nothing', () => {
	expect(schemaOfPost([article], { title: ' ', excerpt: '', socialImage: null })).toBe('');
	expect(schemaOfPost([], { title: 'Tea', excerpt: '', socialImage: null })).toBe('');
});
