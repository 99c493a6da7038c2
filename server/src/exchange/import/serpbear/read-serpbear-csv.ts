import { parseDay } from '../../../facts/day.ts';
import { ExpectedError } from '../../../process/expected-error.ts';
import { countryNames } from '../country-named.ts';
import { engineOf, type SerpBearKeyword, wrong } from './serpbear-keyword.ts';

/** The code of the country that the text begins with, in English: “Japan, Tokyo”; else null. */
function countryCode(text: string): string | null {
	const name = text.toLowerCase();
	const matching = [...countryNames('en')].filter(
		([country]) => name === country || name.startsWith(`${country}, `),
	);
	const longest = matching.toSorted(([one], [other]) => other.length - one.length)[0];
	return longest?.[1] ?? null;
}

/**
 * SerpBear writes its table without quotation marks, so a keyword may contain commas: the other
 * cells are recognized by their form.
 */
const shape =
	/^\d+, (?<keyword>.*), (?<position>-|\d+), (?<url>-|https?:\S*|\/\S*), (?<places>.*), (?<device>desktop|mobile), (?<updated>[^,]*), [^,]*, .*$/;

/** The last position of each keyword; the table has no history. */
export function readSerpBearCsv(text: string): SerpBearKeyword[] {
	const [head = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/);
	if (!/\bposition\b.*\bupdated\b/i.test(head)) throw notRanks();
	return lines.flatMap((line, index) => (line.trim() === '' ? [] : [keywordOf(line, index + 2)]));
}

function keywordOf(line: string, number: number): SerpBearKeyword {
	const {
		keyword = '',
		position,
		url = '',
		places = '',
		device,
		updated = '',
	} = line.match(shape)?.groups ?? {};
	const day = parseDay(updated.slice(0, 10));
	const isKnown = position === '-' || position === '0';
	if (position === undefined || (day === null && !isKnown)) {
		throw wrong(`Line ${number}`, 'it does not have the format of SerpBear’s keywords.');
	}
	const positions = day === null ? [] : [[day, isKnown ? 0 : Number(position)] as const];
	return {
		keyword,
		domain: '',
		engine: engineOf(countryCode(places) ?? '??', device),
		positions: new Map(positions),
		url: /^https?:/.test(url) ? url : null,
	};
}

function notRanks(): ExpectedError {
	return new ExpectedError(
		'import_file',
		'This SerpBear table has no ranks with dates. Export the keywords of a domain or, better, import its database, data/database.sqlite, which contains their history. Nothing was imported.',
	);
}
