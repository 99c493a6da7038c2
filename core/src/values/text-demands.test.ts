import { describe, expect, it } from 'vitest';
import { textDemands } from './text-demands.ts';

/** Demand, its argument, texts that meet it, and texts that do not with what would be right. */
const table: readonly (readonly [
	string,
	string,
	readonly string[],
	Readonly<Record<string, string>>,
])[] = [
	['boolean', '', ['true', 'False', 'https://schema.org/True'], { はい: 'true, false' }],
	['country', '', ['JP', 'de'], { 日本: 'DE', JPN: 'DE' }],
	['country', '3', ['JP', 'JPN', 'US NL', 'DE,AT'], { Japan: 'DE' }],
	['currency', '', ['JPY', 'eur'], { '¥': 'EUR', Euro: 'EUR' }],
	['date', '', ['2026-11-20'], { '2026年11月20日': '' }],
	['days', '', ['30', '2026-12-24'], { '30日': '', '-1': '≥ 0' }],
	['duration', '', ['PT30M'], { '30分': '' }],
	[
		'email',
		'',
		['ann@example.com', 'mailto:ann@example.co.jp'],
		{ 'ann(at)example.com': 'name@example.com' },
	],
	['exactly', 'HOUR|DAY', ['HOUR'], { hour: 'HOUR, DAY', 時給: 'HOUR, DAY' }],
	['language', '', ['ja', 'zh-Hant-TW'], { 日本語: 'en-US', English: 'en-US' }],
	['length', '2..4', ['東京', '𠮷野家'], { 京: '2–4', Kyoto: '2–4' }],
	['like', '^\\d+$ e.g. 12', ['12'], { 十二: '12' }],
	['number', '', ['1', '-2.5', '.5', '1e3'], { '１２': '', '12,5': '', '1.2.3': '' }],
	['number', '>0', ['0.1'], { '0': '> 0' }],
	['number', '-90..90', ['-90', '53.1'], { '91': '-90–90' }],
	[
		'one',
		'InStock|SoldOut + Reserved',
		['instock', 'http://schema.org/SoldOut', 'schema:Reserved'],
		{ 在庫あり: 'InStock, SoldOut', 'in stock': 'InStock, SoldOut' },
	],
	['one', 'A + *Action|Size*', ['LikeAction', 'SizeXL', 'a'], { Like: 'A' }],
	['rating', '', ['4.4', '88%', '8 / 10'], { '4,4': '', 星五つ: '' }],
	['tally', '', ['12', '1,234', '1.234.567'], { '3.5': '1, 2, 3', 多数: '' }],
	[
		'time',
		'',
		['09:00', '9:00', '0900', '24:00:00', '23:59:59+09:00', '18:00Z'],
		{ '9': '', '9am': '', 午前九時: '', '09:60': '' },
	],
	[
		'url',
		'',
		['https://example.com/', '/terms', '//example.com', 'terms.html'],
		{ 'CC BY 4.0': 'https://example.com/', 著作権あり: 'https://example.com/' },
	],
	['whole', '1..', ['1', '2.0'], { '1.5': '1, 2, 3', '0': '≥ 1', 一: '' }],
	['without', '[!*]{2,}', ['パン職人!'], { '急募!!': '!!' }],
];

describe.each(table)('%s %s', (demand, asked, met, unmet) => {
	const judge = (text: string) => textDemands[demand]?.(text, asked);

	it.each(met)('is met by %s', (text) => {
		expect(judge(text)).toBeNull();
	});

	it.each(Object.entries(unmet))('is not met by %s', (text, allowed) => {
		expect(judge(text)).toMatchObject({ allowed });
	});
});

it('judges a hostile text at once', () => {
	const started = process.threadCpuUsage();
	for (const [name, demand] of Object.entries(textDemands)) {
		for (const text of [`a@${'.'.repeat(2000)} `, '1'.repeat(2000), ','.repeat(2000)]) {
			demand(text, name === 'like' || name === 'without' ? '^x e.g. x' : '0..');
		}
	}
	// In µs on the processor: a busy machine takes longer, but not to compute.
	expect(process.threadCpuUsage(started).user).toBeLessThan(500_000);
});
