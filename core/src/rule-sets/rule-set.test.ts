import { expect, it } from 'vitest';
import { hasKnownWidth, pixelWidth } from '../text/width/pixel-width.ts';
import type { Script } from '../text/words/script.ts';
import { currentRuleSet, descriptionLimit, ruleSetFor, ruleSetVersions } from './rule-set.ts';

it.each([
	['us', ['google', 'bing'], false],
	['jp', ['google', 'yahoo_japan', 'bing'], false],
	['kr', ['naver', 'google'], false],
	['cn', ['baidu', 'bing'], false],
	['tw', ['google', 'bing'], false],
	['cz', ['google', 'seznam'], false],
	['ru', ['yandex', 'google'], true],
	['kz', ['google', 'yandex'], true],
])('knows the engines of %s', (geo, engines, metaKeywordsMayCount) => {
	expect(ruleSetFor(geo)).toMatchObject({ geo, engines, metaKeywordsMayCount });
});

it.each<[geos: string, script: Script | null, desktop: number, phone: number]>([
	['us gb au ca in ie de at ch sa eg ae il ir', 'latin', 920, 680],
	['ru by kz', 'cyrillic', 920, 680],
	['jp', 'kana', 120 * 14, 75 * 14],
	['jp', 'han', 120 * 14, 75 * 14],
	['cn', 'han', 78 * 14, 75 * 14],
	['tw hk us', 'han', 80 * 14, 75 * 14],
	['kr us', 'hangul', 80 * 14, 75 * 14],
])(
	'knows how much of a description the results of %s show in %s',
	(geos, script, desktopPx, phonePx) => {
		for (const geo of geos.split(' ')) {
			expect(descriptionLimit(ruleSetFor(geo), script)).toEqual({ desktopPx, phonePx });
		}
	},
);

it('gives every country the same 600 pixels for a title: thirty full-width characters', () => {
	const countries = 'us gb au ca in ie jp kr cn tw hk ru de at ch th ar sa eg ae il ir'.split(' ');
	for (const geo of countries) {
		expect(ruleSetFor(geo).title).toEqual({ fontSizePx: 20, limitPx: 600 });
	}
	expect(pixelWidth('字'.repeat(30), 20)).toBe(600);
});

it.each(['タイトル', '제목', 'заголовок', 'τίτλος', 'Title'])('can measure %s', (text) => {
	expect(hasKnownWidth(text)).toBe(true);
});

it.each(['عنوان الصفحة', 'כותרת הדף', 'शीर्षक', 'ชื่อเรื่อง', 'தலைப்பு'])(
	'does not guess how wide %s is',
	(text) => {
		expect(hasKnownWidth(text)).toBe(false);
	},
);

it('allows Japanese descriptions 120 characters', () => {
	expect(descriptionLimit(ruleSetFor('jp'), 'kana').desktopPx).toBe(120 * 14);
	expect(descriptionLimit(ruleSetFor('jp'), 'latin').desktopPx).toBe(920);
	expect(descriptionLimit(ruleSetFor('us'), null).phonePx).toBe(680);
});

it('can be pinned to a version', () => {
	expect(ruleSetVersions).toContain(currentRuleSet);
	expect(ruleSetFor('us', '2026.11')?.version).toBe('2026.11');
	expect(ruleSetFor('us', '1999.01')).toBeUndefined();
});
