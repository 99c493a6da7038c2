import { expect, it } from 'vitest';
import { factsOfHtml } from '../../facts-of-html.fixtures.ts';
import { hasContent, shownDescription, shownTitle } from './shown-text.ts';

it.each([
	['the first', '<title>Rye</title><title>Wheat</title>', 'Rye'],
	['the first with content', '<title></title><title>Wheat</title>', 'Wheat'],
	['one in the head before one in the body', '<title>Rye</title><p><title>Wheat</title>', 'Rye'],
	['one in the body where the head has none', '<p></p><title>Wheat</title>', 'Wheat'],
	['none', '<title>&nbsp;</title>', undefined],
])('the title that counts is %s', (_name, html, text) => {
	expect(shownTitle(factsOfHtml(html).get('titles') ?? [])?.text).toBe(text);
});

it('the description that counts is the first with content', () => {
	const html = '<meta name="description"><meta name="description" content="Rye">';
	expect(shownDescription(factsOfHtml(html).get('descriptions') ?? [])?.content).toBe('Rye');
});

it.each([
	['Rye', true],
	['…', true],
	['', false],
	[' \n\t', false],
	['\u00a0\u3000', false],
	['\u200b\u200d\u2060\ufeff', false],
])('%j has content: %j', (text, has) => {
	expect(hasContent(text)).toBe(has);
});
