import { parseEngineKey } from '@plumbline/core/api';
import { usageError } from '../process/expected-error.ts';

/** A comma-separated list of search engines as canonical keys, without duplicates. */
export function engineKeysOf(list: string | undefined): readonly string[] | undefined {
	if (list === undefined) return undefined;
	const names = list.split(',').map((name) => name.trim());
	return [...new Set(names.filter(Boolean).map((name) => engineKeyOf('search-engines', name)))];
}

/** The canonical key. */
export function engineKeyOf(option: string, name: string): string {
	const key = parseEngineKey(name);
	if (key !== null) return key;
	throw usageError(
		`--${option}: “${name}” is not a search engine. Write engine and country, such as google_us, bing_gb or google_jp__mobile.`,
	);
}
