import { describe, expect, it } from 'vitest';
import { fromHtml } from '../read/html/from-html.ts';
import { createFactStore, type FactMemory } from './fact-store.ts';
import type { PageFacts } from './page-facts.ts';

const request = {
	keywords: [],
	isMeantToBeHidden: false,
	suggestKeywords: 0,
	onError(_part: unknown, cause: unknown) {
		throw cause;
	},
};
const html = '<html><head><meta name="robots" content="noindex"></head><body><p>Bread';

const pageOf = (text: string, scope: 'document' | 'fragment' = 'document') =>
	fromHtml(text, {
		given: { url: null, declaredLanguage: null, response: null, robotsTxt: null },
		scope,
	});

const withFacts = (page: PageFacts, facts: Partial<PageFacts['facts']>): PageFacts => ({
	...page,
	facts: { ...page.facts, ...facts },
});

describe('facts by name', () => {
	it('are the same objects as those of the page', () => {
		const page = pageOf(html);
		expect(createFactStore(page, request).get('textBlocks')).toBe(page.facts.textBlocks);
	});

	it('are derived on first use, and only once', () => {
		const store = createFactStore(pageOf(html), request);
		const directives = store.get('robotsDirectives');
		expect(directives).toMatchObject([{ name: 'noindex', source: 'meta' }]);
		expect(store.get('robotsDirectives')).toBe(directives);
	});

	it('are null if a fact they need is unknown, and give its reason', () => {
		const store = createFactStore(pageOf('<p>Bread</p>', 'fragment'), request);
		expect(store.get('robotsMetas')).toBeNull();
		expect(store.get('robotsDirectives')).toBeNull();
		expect(store.reason('robotsMetas')).toBe('fragment');
		expect(store.reason('robotsDirectives')).toBe('fragment');
	});

	it('are derived even if a fact that would only help is unknown', () => {
		const store = createFactStore(pageOf(html), request);
		expect(store.get('response')).toBeNull();
		expect(store.reason('response')).toBe('no_response');
		expect(store.get('robotsDirectives')).toHaveLength(1);
	});
});

describe('a fact that cannot be worked out', () => {
	it('is reported and unknown, and the other facts are still there', () => {
		const reported: string[] = [];
		const page = pageOf(html);
		// Hosts only give titles that are text, but a bug of ours could break that.
		const metas = [{ name: 'robots', content: null, inHead: true, node: 1 }];
		const broken = withFacts(page, { robotsMetas: metas as never });
		const store = createFactStore(broken, {
			...request,
			onError: ({ name }: { readonly name: string }) => reported.push(name),
		});

		expect(store.get('robotsDirectives')).toBeNull();
		expect(store.reason('robotsDirectives')).toBe('rule_error');
		expect(store.get('pageType')).toBe('other');
		expect(reported).toEqual(['robotsDirectives']);
	});
});

describe('facts of a page that changed', () => {
	it('stay the same objects while their inputs are the same', () => {
		const memory: FactMemory = new Map();
		const page = pageOf(html);
		const before = createFactStore(page, request, memory);
		const [mainText, directives] = [before.get('mainText'), before.get('robotsDirectives')];

		const textBlocks = pageOf('<p>Rolls').facts.textBlocks;
		const after = createFactStore(withFacts(page, { textBlocks }), request, memory);

		expect(after.get('robotsDirectives')).toBe(directives);
		expect(after.get('mainText')).not.toBe(mainText);
		expect(after.get('mainText')?.blocks[0]?.text).toBe('Rolls');
	});

	it('are derived again for a different request', () => {
		const memory: FactMemory = new Map();
		const page = pageOf(html);
		const before = createFactStore(page, request, memory).get('indexingIntent');
		const hidden = { ...request, isMeantToBeHidden: true };
		expect(before).not.toBe('hidden');
		expect(createFactStore(page, hidden, memory).get('indexingIntent')).toBe('hidden');
	});
});
