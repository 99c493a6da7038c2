import { expect, test } from 'vitest';
import {
	commentsInCode,
	commitSubjects,
	sentencesOfMarkdown,
	testTitles,
	textsInCode,
	textsInJson,
} from './sentences.ts';

test('finds the titles of tests, even after a table', () => {
	const source = [
		"it('reports a missing title', () => {});",
		"it.each([['a', 1]])('counts %s', async (name) => {});",
		"test('waits', { timeout: 5 }, async () => {});",
		"call('is not a title');",
	].join('\n');

	expect(testTitles(source)).toEqual([
		{ line: 1, text: 'Reports a missing title.' },
		{ line: 2, text: 'Counts %s.' },
		{ line: 3, text: 'Waits.' },
	]);
});

test('finds texts in code and leaves comments and short strings out', () => {
	const source =
		"// 'not a text of ours'\n/* 'nor this one here' */\nconst a = 'Add a title.', b = 'x y';";

	expect(textsInCode(source)).toEqual([{ line: 3, text: 'Add a title.' }]);
});

test('finds the sentences of comments with their lines, and no code', () => {
	const source = [
		"import { a } from './a.ts'; // One list",
		'/**',
		' * First sentence. Second',
		' * sentence with `code`.',
		' *',
		' * - An item',
		' */',
		"const files = glob('**/*.ts'), url = 'https://a.example/*'; /* Third. */",
		'	// Two lines',
		'	// of one.',
		'/* Of a style sheet. */',
	].join('\n');

	expect(commentsInCode(source)).toEqual([
		{ line: 1, text: 'One list.' },
		{ line: 3, text: 'First sentence.' },
		{ line: 3, text: 'Second sentence with code.' },
		{ line: 6, text: '- An item.' },
		{ line: 8, text: 'Third.' },
		{ line: 9, text: 'Two lines of one.' },
		{ line: 11, text: 'Of a style sheet.' },
	]);
});

test('reads the subjects of commits', () => {
	expect(commitSubjects('Crawl: Retry a page\n\nCore: Read tags')).toEqual([
		{ line: 1, text: 'Crawl: Retry a page.' },
		{ line: 2, text: 'Core: Read tags.' },
	]);
});

test('finds sentences in Markdown and leaves code out', () => {
	const source =
		'# Title\n\nOne thing. Another thing.\n\n```\nwhat runs\n```\n\n- Last `code` here.';

	expect(sentencesOfMarkdown(source).filter(({ text }) => text)).toEqual([
		{ line: 1, text: 'Title' },
		{ line: 3, text: 'One thing.' },
		{ line: 3, text: 'Another thing.' },
		{ line: 9, text: 'Last code here.' },
	]);
});

test('finds texts in JSON with their lines', () => {
	expect(textsInJson('{\n\t"a": "Add a title."\n}')).toContainEqual({
		line: 2,
		text: 'Add a title.',
	});
});
