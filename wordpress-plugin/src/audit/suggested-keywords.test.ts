import { expect, test } from 'vitest';
import { reportOf } from '../editor/findings/finding.fixtures.ts';
import { wishesOf } from '../post/audit-wishes.ts';
import { suggestedKeywords } from './suggested-keywords.ts';

const audited = (title: string, html: string) => ({
	post: {
		title,
		url: null,
		head: { title: 'Bread' },
		wishes: wishesOf({}),
		blocks: [],
		extra: [],
		schema: '',
		shown: 0,
	},
	report: reportOf([]),
	htmls: new Map([['a', html]]),
});

test('suggests keywords from the title and the text', async () => {
	const text = '<p>A sourdough starter needs flour. Feed the sourdough starter daily.</p>'.repeat(
		3,
	);

	const [first] = await suggestedKeywords(audited('Keep a sourdough starter', text));

	expect(first).toContain('sourdough');
});

test('suggests nothing for an empty post', async () => {
	expect(await suggestedKeywords(audited('', ''))).toEqual([]);
});
