import { describe, expect, it } from 'vitest';
import { decidingCrawlers } from './crawlers.ts';
import { ruleSetFor } from './rule-set.ts';

describe('decidingCrawlers', () => {
	it.each([
		['us', ['googlebot']],
		['jp', ['googlebot']],
		['kr', ['yeti', 'naverbot', 'googlebot']],
		['ru', ['yandex', 'yandexbot', 'googlebot']],
		['kz', ['googlebot']],
		['cn', ['baiduspider']],
	])('in %s are %j', (geo, crawlers) => {
		expect([...decidingCrawlers(ruleSetFor(geo))]).toEqual(crawlers);
	});
});
