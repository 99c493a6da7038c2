import { ExpectedError } from '../../../process/expected-error.ts';
import { engineFilter } from '../../../sources/google-search-console/engine-filter.ts';
import { twoLetterCountry } from '../../../sources/google-search-console/three-letter-country.ts';
import { countryNamed } from '../country-named.ts';
import { ImportQuestion } from '../import-question.ts';
import { shownValue } from '../shown-value.ts';

/** The values of a table that decide which series its figures are of. */
interface TableScope {
	/** Empty without such a column. */
	readonly countries: ReadonlySet<string>;
	readonly devices: ReadonlySet<string>;
}

/** Part of the key of a series by search type; null for one that we do not know. */
export function typePart(type: string): string | null {
	return (
		parts.get(
			type
				.trim()
				.toUpperCase()
				.replace(/[\s_-]/g, ''),
		) ?? null
	);
}

const parts: ReadonlyMap<string, string> = new Map([
	['WEB', ''],
	['IMAGE', 'image'],
	['VIDEO', 'video'],
	['NEWS', 'news'],
	['DISCOVER', 'discover'],
	['GOOGLENEWS', 'googlenews'],
]);

/**
 * The series of the rows of one search type. The rows of a table with one country are of that
 * country, filtered or not; a table that lacks one of the three columns needs an answer.
 */
export function tableSeries(
	type: string | null,
	{ countries, devices }: TableScope,
	named: string | undefined,
): string {
	if (type === null || countries.size === 0 || devices.size === 0) return named ?? unsaid();
	const market = countries.size === 1 ? marketOf([...countries][0] ?? '') : 'google';
	const [device] = devices.size === 1 ? devices : [];
	const part = type === '' ? device : type;
	if (type !== '' && device !== undefined && type !== 'discover' && type !== 'googlenews') {
		throw refused('covers one device of a search type other than web, which is not kept apart');
	}
	const engine = part === undefined ? market : `${market}__${part}`;
	if (engineFilter(engine) === null)
		throw refused(`names the device ${shownValue(device ?? '')}, which is unknown`);
	if (named === undefined || named === engine) return engine;
	throw refused(`has figures of ${engine}, and not of ${named}`);
}

function marketOf(country: string): string {
	const code = twoLetterCountry(country) ?? countryNamed(country)?.toLowerCase();
	if (code === undefined)
		throw refused(`names the country ${shownValue(country)}, which is unknown`);
	return `google_${code}`;
}

function unsaid(): never {
	throw new ImportQuestion(
		'search_engine',
		'The table does not have the columns search type, country and device, so it may be filtered. Name the series of its figures: --search-engine google for web search in all countries, google_de for Germany, google__image for image search.',
	);
}

const refused = (what: string) =>
	new ExpectedError('import_file', `The table ${what}. Nothing was imported.`);
