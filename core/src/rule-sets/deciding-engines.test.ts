import { describe, expect, it } from 'vitest';
import { decidingCrawlers, otherEngines } from './deciding-engines.ts';
import { ruleSetFor } from './rule-set.ts';

describe('decidingCrawlers', () => {
	it.each([
		['us', ['googlebot']],
		['jp', ['googlebot']],
		['kr', ['yeti', 'naverbot', 'googlebot']],
		['ru', ['yandexbot', 'yandex', 'googlebot']],
		['kz', ['googlebot']],
		['cn', ['baiduspider']],
	])('in country %s are %j', (geo, crawlers) => {
		expect([...decidingCrawlers(ruleSetFor(geo))]).toEqual(crawlers);
	});
});

describe('otherEngines', () => {
	it.each([
		['us', ['Bing']],
		['jp', ['Bing']],
		['kr', []],
		['kz', ['Yandex']],
		['cz', ['Seznam']],
	])('in country %s are %j', (geo, engines) => {
		expect(otherEngines(ruleSetFor(geo)).map(({ engine }) => engine)).toEqual(engines);
	});
});
