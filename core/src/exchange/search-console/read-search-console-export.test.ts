import { expect, test } from 'vitest';
import { readSearchConsoleExport } from './read-search-console-export.ts';
import type { ExportRange } from './search-console-export.ts';

function read(files: Readonly<Record<string, string>>, given: Partial<ExportRange> = {}) {
	const members = Object.entries(files).map(([name, text]) => ({
		name,
		bytes: new TextEncoder().encode(text),
	}));
	return readSearchConsoleExport(members, given);
}

const english = {
	'Queries.csv':
		'Top queries,Clicks,Impressions,CTR,Position\nrye bread,3,"1,200",0.25%,4.5\n=1+1,0,7,0%,63\n',
	'Pages.csv': 'Top pages,Clicks,Impressions,CTR,Position\nhttps://example.com/,3,1207,0.25%,4.8\n',
	'Countries.csv': 'Country,Clicks,Impressions,CTR,Position\nUnited States,3,1207,0.25%,4.8\n',
	'Devices.csv': 'Device,Clicks,Impressions,CTR,Position\nDesktop,3,1207,0.25%,4.8\n',
	'Search appearance.csv': 'Search Appearance,Clicks,Impressions,CTR,Position\n',
	'Chart.csv':
		'Date,Clicks,Impressions,CTR,Position\n2026-10-31,2,900,0.2%,4\n2026-08-01,1,600,0.2%,6\n',
	'Filters.csv': 'Filter,Value\nSearch type,Web\nDate,Last 3 months\n',
};

test('queries are totals over the days of the chart, whose figures are those of the site', () => {
	expect(read(english)).toEqual({
		queries: [
			{ query: 'rye bread', clicks: 3, impressions: 1200, position: 4.5 },
			{ query: '=1+1', clicks: 0, impressions: 7, position: 63 },
		],
		pages: [{ url: 'https://example.com/', clicks: 3, impressions: 1207, position: 4.8 }],
		days: [
			{ date: '2026-10-31', clicks: 2, impressions: 900, position: 4 },
			{ date: '2026-08-01', clicks: 1, impressions: 600, position: 6 },
		],
		range: { from: '2026-08-01', to: '2026-10-31' },
		filters: [
			{ name: 'Search type', value: 'Web' },
			{ name: 'Date', value: 'Last 3 months' },
		],
		hasPositions: true,
		notes: [expect.stringMatching(/Page totals/)],
	});
});

test('an export of Discover has neither queries nor positions', () => {
	const { days, hasPositions, queries } = read({
		'Pages.csv': 'Top pages,Clicks,Impressions,CTR\nhttps://example.com/,3,1207,0.25%\n',
		'Chart.csv': 'Date,Clicks,Impressions,CTR\n2026-10-31,2,900,0.2%\n',
	});
	expect({ days, hasPositions, queries }).toEqual({
		days: [{ date: '2026-10-31', clicks: 2, impressions: 900, position: 0 }],
		hasPositions: false,
		queries: [],
	});
});

const row = 'roggenbrot,3,1200,0.25%,4.5';

test.each([
	[
		'Häufigste Suchanfragen;Klicks;Impressionen;Klickrate;Position',
		'roggenbrot;3;1.200;0,25 %;4,5',
	],
	[
		'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position',
		'roggenbrot,3,"1\u202f200","0,25 %","4,5"',
	],
	['Consultas principales,Clics,Impresiones,CTR,Posición', row],
	['Query principali,Clic,Impressioni,CTR,Posizione', row],
	['Populairste zoekopdrachten,Klikken,Vertoningen,CTR,Positie', row],
	['Najpopularniejsze zapytania,Kliknięcia,Wyświetlenia,CTR,Pozycja', row],
	[
		'En popüler sorgular,Tıklama,Görüntüleme,CTR,Ortalama konum',
		'roggenbrot,3,1.200,"%0,25","4,5"',
	],
	['Nejčastější dotazy;Kliknutí;Zobrazení;CTR;Pozice', 'roggenbrot;3;1\u00a0200;0,25 %;4,5'],
	['Vanligaste sökfrågorna,Klick,Visningar,Klickfrekvens,Placering', row],
	['上位のクエリ,クリック数,表示回数,CTR,掲載順位', row],
	['인기 검색어,클릭수,노출수,클릭률,평균 게재순위', row],
	['热门查询,点击次数,展示次数,点击率,平均排名', row],
	['Популярные запросы,Клики,Показы,CTR,Позиция', row],
	[
		'أهم طلبات البحث,النقرات,مرات الظهور,نسبة النقر إلى الظهور,الموضع',
		'roggenbrot,٣,١٬٢٠٠,٪٠٫٢٥,٤٫٥',
	],
	['Some language,a,b,c,d', row],
])('queries are found under %s', (heads, cells) => {
	const countries = `${heads.replace(/^[^,;]*/, 'Zemlja')}\n${cells.replace('roggenbrot', 'Srbija')}\n`;
	const { queries, range } = read({
		'countries.csv': countries,
		'queries.csv': `\ufeff${heads}\r\n${cells}\r\n`,
		'filters.csv': 'a,b\nType,Web\nDatum,2026-08-01 – 2026-08-31\n',
	});
	expect(queries).toEqual([{ query: 'roggenbrot', clicks: 3, impressions: 1200, position: 4.5 }]);
	expect(range).toEqual({ from: '2026-08-01', to: '2026-08-31' });
});

const queriesAlone = { 'Queries.csv': english['Queries.csv'] };

test('totals without a date range require --from and --to', () => {
	expect(() => read(queriesAlone)).toThrow(/does not say which days.*--from and --to/);
	expect(() => read({ ...queriesAlone, 'Filters.csv': english['Filters.csv'] })).toThrow(/--from/);
	const given = { from: '2026-08-01', to: '2026-08-31' };
	expect(read(queriesAlone, given)).toMatchObject({ range: given, notes: [] });
	expect(() => read(queriesAlone, { from: '2026-09-01', to: '2026-08-31' })).toThrow(
		/ends.*before/,
	);
});

test('explicit dates win, and a note says so if the export differs', () => {
	const { range, notes } = read(english, { from: '2026-08-05' });
	expect(range).toEqual({ from: '2026-08-05', to: '2026-10-31' });
	expect(notes).toContainEqual(
		expect.stringMatching(/says that it covers 2026-08-01 to 2026-10-31/),
	);
});

test('filters are read as they are written, and the limit of the export is noted', () => {
	const many = Array.from({ length: 1000 }, (_, index) => `query ${index},0,1,0%,9\n`).join('');
	const { filters, notes } = read({
		'Queries.csv': `Top queries,Clicks,Impressions,CTR,Position\n${many}`,
		'Chart.csv': english['Chart.csv'],
		'Filters.csv': `${english['Filters.csv']}Country,Japan\n`,
	});
	expect(filters?.at(-1)).toEqual({ name: 'Country', value: 'Japan' });
	expect(notes).toEqual([expect.stringMatching(/at most 1,000 queries/)]);
});

test.each([
	[{}, /neither queries nor days in it/],
	[
		{ 'Pages.csv': english['Pages.csv'] },
		/neither queries nor days in “Pages\.csv”.*“Search results”/,
	],
	[
		{
			'Queries.csv':
				'Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position\nrye,1,2,3,4,5%,6%,7,8\n',
		},
		/compares “Last 28 days” with “Previous 28 days”, and its columns do not name the days/,
	],
	[{ 'a.csv': 'Name,One,Two,Three,Four,Five\nrye,1,2,3,4,5\n' }, /neither queries nor days/],
	[
		{ 'Queries.csv': 'Top queries,Clicks,Impressions,CTR,Position\nrye,many,2,3%,4\n' },
		/“Queries\.csv”, line 2, column “Clicks”: “many” is not a number of clicks/,
	],
	[{ 'Queries.csv': 'Top queries,Clicks\n"rye,1\n' }, /“Queries\.csv”: Line 2: a quotation mark/],
])('%j is refused', (files, message) => {
	expect(() => read(files)).toThrow(message);
});

test('bytes that are not text are refused', () => {
	const bytes = new Uint8Array([0x61, 0xe4, 0x62]);
	expect(() => readSearchConsoleExport([{ name: 'Queries.csv', bytes }])).toThrow(/is not UTF-8/);
});

const compared = (labels: readonly [string, string], figures: readonly string[], place: string) =>
	figures.flatMap((figure) =>
		labels.map((label) => (place === 'before' ? `${label} ${figure}` : `${figure} (${label})`)),
	);
const english4 = ['Clicks', 'Impressions', 'CTR', 'Position'];

test.each([
	['before', english4],
	['after', ['Clic', 'Impressioni', 'CTR', 'Posizione']],
])('reads the newer of two periods whose days stand %s the figures', (place, figures) => {
	const labels = ['2026-08-01 - 2026-08-31', '2025-08-01 - 2025-08-31'] as const;
	const heads = (sides: readonly [string, string]) => compared(sides, figures, place).join(',');
	const files = {
		'Queries.csv': `Top queries,${heads(labels)}\nrye,1,9,3,90,5%,6%,7,8\nlost,,4,,50,,8%,,3\n`,
		'Pages.csv': `Top pages,${heads(labels)}\nhttps://a.example/,1,9,3,90,5%,6%,7,8\n`,
		'Chart.csv': `Date,${heads(labels)}\n2025-08-01,1,9,3,90,5%,6%,7,8\n`,
		'Filters.csv': 'Filter,Value\nSearch type,Web\nDate,Compare\n',
	};
	expect(read(files)).toMatchObject({
		days: [],
		queries: [{ query: 'rye', clicks: 1, impressions: 3, position: 7 }],
		range: { from: '2026-08-01', to: '2026-08-31' },
		notes: expect.arrayContaining([
			expect.stringMatching(/2026-08-01 to 2026-08-31 are read; those of 2025-08-01 to 2025-08-31/),
		]),
	});
	const [newer, older] = labels;
	const turned = `Top queries,${heads([older, newer])}\nrye,9,1,90,3,6%,5%,8,7\n`;
	expect(read({ 'Queries.csv': turned }).queries).toMatchObject([{ query: 'rye', clicks: 1 }]);
});

test.each([
	[['Mobile', 'Desktop'], english4],
	[
		['3 derniers mois', '3 mois précédents'],
		['Clics', 'Impressions', 'CTR', 'Position'],
	],
	[
		['過去 3 か月間', '前の期間'],
		['クリック数', '表示回数', 'CTR', '掲載順位'],
	],
	[['1/1/26 - 1/31/26', '1/1/25 - 1/31/25'], english4],
] as const)(
	'a comparison of %j is refused by its own words, even beside a chart',
	(labels, figures) => {
		const heads = compared(labels, figures, 'before').join(',');
		const files = {
			'Queries.csv': `Top queries,${heads}\nrye,1,9,3,90,5%,6%,7,8\n`,
			'Chart.csv': english['Chart.csv'],
		};
		expect(() => read(files)).toThrow(`compares “${labels[0]}” with “${labels[1]}”`);
	},
);
