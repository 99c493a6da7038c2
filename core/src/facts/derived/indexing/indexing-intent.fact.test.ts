import { describe, expect, it } from 'vitest';
import { factsOfHtml, tooDeep, whyUnknown } from '../../facts-of-html.fixtures.ts';

describe('indexingIntent', () => {
	it.each([
		['/', 'shown'],
		['/docs/start', 'shown'],
		['/login', 'hidden'],
		['/cart', 'hidden'],
		['/search?q=bread', 'hidden'],
		['/thank-you', 'hidden'],
		['/bread/sourdough', 'unknown'],
	])('at %s is %s', (path, intent) => {
		const facts = factsOfHtml('', { url: `https://example.com${path}` });
		expect(facts.get('indexingIntent')).toBe(intent);
	});

	it('is hidden on an error page', () => {
		const facts = factsOfHtml('', { response: { status: 503, headers: null } });
		expect(facts.get('indexingIntent')).toBe('hidden');
	});

	it('is hidden if a person says so, whatever the page says', () => {
		const facts = factsOfHtml('', { url: 'https://example.com/', isMeantToBeHidden: true });
		expect(facts.get('indexingIntent')).toBe('hidden');
	});

	it('cannot be known where the page nests too deep', () => {
		expect(whyUnknown('indexingIntent', tooDeep)).toBe('too_deep');
	});
});
