import type { SearchEngine } from '../robots/crawlers.ts';
import type { DescriptionLimit, RuleSetVersion } from './rule-set.ts';

/** Results pages as measured in the autumn of 2026: titles in Arial 20 px, descriptions in Arial 14 px. */
export const ruleSet202611: RuleSetVersion = {
	version: '2026.11',
	forGeo: (geo) => ({
		version: '2026.11',
		geo,
		engines: engines[geo] ?? ['google', 'bing'],
		title: { fontSizePx: 20, limitPx: 600 },
		description: {
			fontSizePx: 14,
			limits: {
				kana: fullWidthCharacters(120, 75),
				han: hanDescriptions[geo] ?? fullWidthCharacters(80, 75),
				hangul: fullWidthCharacters(80, 75),
			},
			otherScripts: { desktopPx: 920, phonePx: 680 },
		},
		linkLimit: 1000,
		metaKeywordsMayCount: yandexCountries.has(geo),
		titleWordRepetitions: 2,
	}),
};

const engines: Readonly<Record<string, readonly SearchEngine[]>> = {
	jp: ['google', 'yahoo_japan', 'bing'],
	kr: ['naver', 'google'],
	cn: ['baidu', 'bing'],
	ru: ['yandex', 'google'],
	by: ['yandex', 'google'],
	kz: ['google', 'yandex'],
	cz: ['google', 'seznam'],
};

/**
 * Limits for Chinese characters: Google shows more of them in Japan; Baidu shows a little fewer
 * than Google.
 */
const hanDescriptions: Readonly<Record<string, DescriptionLimit>> = {
	cn: fullWidthCharacters(78, 75),
	jp: fullWidthCharacters(120, 75),
};

const yandexCountries: ReadonlySet<string> = new Set(['ru', 'by', 'kz']);

function fullWidthCharacters(desktop: number, phone: number): DescriptionLimit {
	return { desktopPx: desktop * 14, phonePx: phone * 14 };
}
