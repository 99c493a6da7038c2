import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('scriptTemplates', () => {
	it.each([
		['<p v-if="open">{{ a }}</p><div x-data="{}"></div>', 2],
		['<body data-ng-app="shop"><p>{{ a }}</p>', 1],
		['<p :class="{ open }" v-cloak>{{ a }}</p>', 1],
		['<p class="v-if" data-v-1a2b>{{ a }}</p>', 0],
		['<template><p v-if="open">{{ a }}</p></template>', 0],
	])('are seen in %s', (html, count) => {
		expect(factsOfHtml(html).get('scriptTemplates')).toHaveLength(count);
	});

	it('name the place of the element', () => {
		const facts = factsOfHtml('<p>Rye</p><p v-if="open">Bread</p>');
		expect(facts.get('scriptTemplates')).toEqual([{ node: 10 }]);
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('scriptTemplates', `<p v-if="open"></p>${tooDeep}`)).toBe('too_deep');
	});
});
