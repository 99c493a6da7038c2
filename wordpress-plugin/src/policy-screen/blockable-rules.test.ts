import { expect, test } from 'vitest';
import { blockableRules } from './blockable-rules.ts';

test('offers what an editor can judge, and nothing that needs the page', async () => {
	const names = (await blockableRules('en-US', 'en-US')).map(({ name }) => name);

	expect(names).toContain('title_tag_used');
	expect(names).toContain('content_has_no_placeholder_text');
	expect(names).not.toContain('page_is_indexable');
});

test('names and sorts rules in the language of the menus', async () => {
	const [first] = await blockableRules('ja', 'ja');

	expect(first?.title).toMatch(/[ぁ-んァ-ン一-龠]/);
});
