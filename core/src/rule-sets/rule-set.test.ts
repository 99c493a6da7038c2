import { expect, it } from 'vitest';
import { currentRuleSet, descriptionLimit, ruleSetFor, ruleSetVersions } from './rule-set.ts';

it.each([
	['us', ['google', 'bing'], false],
	['jp', ['google', 'yahoo_japan', 'bing'], false],
	['kr', ['naver', 'google'], false],
	['cn', ['baidu', 'bing'], false],
	['ru', ['yandex', 'google'], true],
])('knows the engines of %s', (geo, engines, metaKeywordsMayCount) => {
	expect(ruleSetFor(geo)).toMatchObject({ geo, engines, metaKeywordsMayCount });
});

it('gives Japanese descriptions the room of 120 characters', () => {
	expect(descriptionLimit(ruleSetFor('jp'), 'kana').desktopPx).toBe(120 * 14);
	expect(descriptionLimit(ruleSetFor('jp'), 'latin').desktopPx).toBe(920);
	expect(descriptionLimit(ruleSetFor('us'), null).phonePx).toBe(680);
});

it('can be pinned to a version', () => {
	expect(ruleSetVersions).toContain(currentRuleSet);
	expect(ruleSetFor('us', '2026.11')?.version).toBe('2026.11');
	expect(ruleSetFor('us', '1999.01')).toBeUndefined();
});
