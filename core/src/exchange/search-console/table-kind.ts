import type { ExportTable } from './read-table.ts';

const shape = /^(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?(?:[T ].*)?$/;

/** The day in a cell, as `YYYY-MM-DD`; null if it contains none, or one that does not exist. */
export function exportDate(text: string): string | null {
	const [, year, month = '', day = ''] = text.trim().match(shape) ?? [];
	if (year === undefined) return null;
	const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const ms = Date.parse(`${date}T00:00:00Z`);
	// Date.parse takes February 30 for March 2.
	return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date) ? date : null;
}

/** All days that a text names, such as “2026-08-01 - 2026-08-31”. */
export function datesIn(text: string): string[] {
	const found = text.match(/\d{4}[-/.年]\s?\d{1,2}[-/.月]\s?\d{1,2}日?/g) ?? [];
	return found.flatMap((date) => exportDate(date) ?? []);
}

/** `text`: a table of figures whose first column has a heading that we know in no language. */
export type TableKind = 'queries' | 'days' | 'pages' | 'other' | 'text' | 'filters' | 'unknown';

const figureColumns = 5;

/** Tables of Discover and Google News end with the click-through rate. */
export function hasNoPositions({ heads, rows }: ExportTable): boolean {
	return (
		heads.length === figureColumns - 1 &&
		rows.length > 0 &&
		rows.slice(0, 1000).every(({ cells }) => /[%٪]/.test(cells[figureColumns - 2] ?? ''))
	);
}

/**
 * The content of a table of an export, by its columns and cells: file names follow the language of
 * the account.
 */
export function tableKind(table: ExportTable): TableKind {
	const { heads, rows } = table;
	if (heads.length === 2) return 'filters';
	if (heads.length !== figureColumns && !hasNoPositions(table)) return 'unknown';
	const firsts = rows.slice(0, 1000).map(({ cells: [first = ''] }) => first.trim());
	if (firsts.length > 0 && firsts.every((text) => exportDate(text) !== null)) return 'days';
	if (firsts.length > 0 && firsts.every((text) => /^https?:\/\//i.test(text))) return 'pages';
	const head = folded(heads[0] ?? '');
	if (queryHeads.test(head)) return 'queries';
	if (otherHeads.test(head)) return 'other';
	return rows.length === 0 ? 'unknown' : 'text';
}

/** Whether a heading, or the name of a filter, says “query” in any language that we know. */
export const isQueryHead = (text: string) => queryHeads.test(folded(text));

const folded = (text: string) => text.normalize('NFC').toLowerCase();

// Word stems from the interface of Search Console. For missing languages the cells decide.
const queryHeads = new RegExp(
	[
		'quer(?:y|ies|ys?)|requête|consulta|suchanfrag|zoekopdracht|zoekterm|zapyta|dotaz|dopyt',
		'sorgu|sökfråg|søgefor|søk|hakulause|haku|kysely|lekérdez|interogări|upit|poizvedb',
		'запрос|запит|заявк|упит|ερωτήμ|クエリ|検索キーワード|검색어|쿼리|查询|查詢|truy vấn|kueri',
		'pertanyaan|คำค้น|ข้อความค้นหา|استعلام|عبارات|שאילת|क्वेरी|খোঁজ',
	].join('|'),
);

const otherHeads = new RegExp(
	[
		// Tables of pages without rows, countries, devices, search appearance.
		'^top pages|seiten|páginas|pages les|pagine|strony|stránky|sayfalar|ページ|페이지|网页|網頁|страниц',
		'^countr|^pays|^land|país|paese|^kraj|země|krajin|ülke|^国|國家|国家|국가|стран|країн|χώρα|negara',
		'quốc gia|ประเทศ|البلد|בלד|देश|ország|^maa|țar',
		'device|appareil|gerät|dispositiv|apparaat|urządz|zařízen|zariaden|cihaz|デバイス|기기|设备|裝置|устройств|пристр|συσκευ',
		'perangkat|thiết bị|อุปกรณ์|الجهاز|מכשיר|डिवाइस|eszköz|laite|^enhe',
		'appearance|apparence|darstellung|apariencia|aspecto|aspetto|weergave|wygląd|vzhled|görünüm|検索での見え方|검색 노출|搜索结果呈现|вид в поиске',
	].join('|'),
);
